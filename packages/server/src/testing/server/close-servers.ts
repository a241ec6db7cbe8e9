import { afterAll } from 'vitest'
import { closeServers } from './open-server.ts'

// Read again for every file (`setupFiles`), after which its own hooks come first.
afterAll(closeServers)
