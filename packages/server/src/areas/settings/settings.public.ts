export {
  areDictValues,
  findDictLabels,
  findDictOptions,
  isDictValue,
} from './dictionaries/dictionary.queries.ts'

export { findCalendar, findWorkingDayCounter } from './holidays/holiday-years.ts'
export { isLegalHoliday } from './holidays/legal-days.ts'
export { isRegionCode, regions } from './regions.ts'
export { isSchoolId } from './schools/school.queries.ts'
export { findImportsUnderWay, type ImportUnderWay } from './tasks/imports-under-way.ts'
export { judgeTime, mustBeOpen, mustNotBeShut } from './windows/find-window.ts'
