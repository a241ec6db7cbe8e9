import { setPriority } from 'node:os'
import { proveBounds } from './platform/solver/prove-bounds.ts'

// A bound makes no plan better: its thread works with what search and server leave. On Linux the priority is that of the calling thread;
// elsewhere it would be the whole process's, the search included.
if (process.platform === 'linux') setPriority(10)
await proveBounds()
