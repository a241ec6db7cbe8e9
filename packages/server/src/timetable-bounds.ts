import { lowerPriority } from './platform/lower-priority.ts'
import { proveBounds } from './platform/solver/prove-bounds.ts'

// A bound makes no plan better: its thread works with what search and server leave.
lowerPriority()
await proveBounds()
