export type { HolidayPerson } from './holidays/group-days.rules.ts'

export {
  type CountedBy,
  type CountedDate,
  countDates,
  type Half,
  isForwards,
  type Span,
} from './holidays/span-days.rules.ts'

export { isWorkingDay, type KnownDays } from './holidays/working-days.rules.ts'
