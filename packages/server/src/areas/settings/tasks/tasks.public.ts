export { sheetTasks } from './ask-task.ts'
export { taskRunner } from './run-task.ts'
export { taskNotices } from './task-notices.seed.ts'
export { giveBackSilentTasks, sweepTasks, TASKS_AFTER_RESTORE } from './upkeep.ts'
