import { afterAll } from 'vitest'
import { closeHouses } from './house.ts'

// Read for every file anew (`setupFiles`), after which its own hooks come first.
afterAll(closeHouses)
