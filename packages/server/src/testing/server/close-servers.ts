import { afterAll } from 'vitest'
import { closeServers } from './open-server.ts'

// Read for every file anew (`setupFiles`), after which its own hooks come first.
afterAll(closeServers)
