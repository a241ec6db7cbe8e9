export { findDictLabels, findDictOptions, isDictValue } from './dictionary.queries.ts'
export { isRegionCode, regions } from './regions.ts'
export { fillSchools, isKnownSchool, isSchoolId } from './schools.ts'
export { syncDictionaries } from './sync-dictionaries.ts'
