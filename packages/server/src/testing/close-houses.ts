import { afterAll } from 'vitest'
import { closeServers } from './house.ts'

// Read for every file anew (`setupFiles`), after which its own hooks come first.
afterAll(closeServers)
