export {
  areDictValues,
  findDictLabels,
  findDictOptions,
  isDictValue,
} from './dictionaries/dictionary.queries.ts'
export type { HolidayPerson } from './holidays/group-days.rules.ts'
export { findCalendar, findWorkingDayCounter } from './holidays/holiday-years.ts'
export { isLegalHoliday } from './holidays/legal-days.ts'
export {
  type CountedBy,
  type CountedDate,
  countDates,
  type Half,
  isForwards,
  type Span,
} from './holidays/span-days.rules.ts'
export { isWorkingDay, type KnownDays } from './holidays/working-days.rules.ts'
export { isRegionCode, regions } from './regions.ts'
export { isSchoolId } from './schools/school.queries.ts'
export { findImportsUnderWay, type ImportUnderWay } from './tasks/imports-under-way.ts'
export { judgeTime, mustBeOpen, mustNotBeShut } from './windows/find-window.ts'
