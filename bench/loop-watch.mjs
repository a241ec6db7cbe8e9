// Loaded into the API process by bench/loop.mjs (--import): answers SIGUSR2 with the longest turn
// of the event loop since the last one.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 5
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delays.enable()

process.on('SIGUSR2', () => {
  process.send?.({ longest: Math.max(0, delays.max / 1e6 - RESOLUTION_MS) })
  delays.reset()
})
