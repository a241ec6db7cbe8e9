import { lowerPriority } from './platform/lower-priority.ts'
import { proveBounds } from './platform/solver/prove-bounds.ts'

// The thread that proves how good a timetable can be at best. A bound improves no plan, so this
// thread gets only the processor time that the search and the server leave.
lowerPriority()
await proveBounds()
