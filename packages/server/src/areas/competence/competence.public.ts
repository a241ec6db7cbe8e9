export { findLackingLevels } from './completion/lacking-levels.ts'
export { findLevelsInWords } from './levels/valid-levels.queries.ts'
