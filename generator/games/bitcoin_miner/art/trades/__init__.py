"""The ten trades that people pay in, one file each: six things that are sold, the dearer the
grander, and the place where somebody sells them.

`kit` is what they are drawn with, and lists them.
"""
