export { findScoresBetween } from './results/scores-about.queries.ts'
