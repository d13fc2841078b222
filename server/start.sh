#!/bin/sh
# Runs Node with a heap of at most three quarters of the memory that this machine or its container has, such as
# `sh server/start.sh dist/server/index.js`. By itself Node takes at most 4 GB. Caches and buffers need the rest.
memory='Math.min(os.totalmem(), process.constrainedMemory() || Infinity)'
exec node --max-old-space-size="$(node -p "Math.floor((0.75 * $memory) / 2 ** 20)")" "$@"
