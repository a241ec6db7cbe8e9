export { findOffersOf, findOpenIntake } from './intake.queries.ts'
