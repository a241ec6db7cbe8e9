export { sheetTasks } from './ask-task.ts'
export { requeueStalledTasks, sweepTasks, TASKS_AFTER_RESTORE } from './maintain-tasks.ts'
export { taskRunner } from './run-task.ts'
export { taskNotices } from './task-notices.seed.ts'
