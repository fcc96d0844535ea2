"""The 64 pictures of HashRates: sixteen machines, and what happens to each from dawn to night."""
