export { isWorkingDay, type KnownDays, workingDaysBetween } from './holidays/working-days.rules.ts'
