export { type CohortRow, type CohortTable, cohortTables } from './cohort/cohort-tables.ts'
export { electiveChoices } from './electives/elective-choices.ts'
