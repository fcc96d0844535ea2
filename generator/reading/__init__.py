"""YAML to values, each fault at its line and column: what catalogues, layouts and all small tables
share."""
