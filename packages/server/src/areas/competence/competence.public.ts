export { findLevelsInWords } from './levels/valid-levels.queries.ts'
