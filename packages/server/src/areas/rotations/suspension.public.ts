// Apart from the area's other public functions: what a suspension or a departure does to a
// timetable.
export { freeBlocks } from './blocks/free-blocks.ts'
export { findDaysOutOf, recordSuspensions, removeSuspensions } from './presence/suspended-days.ts'
