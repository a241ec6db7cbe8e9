export { type CohortRow, type CohortTable, cohortTables } from './cohort/cohort-tables.ts'
export { leaveCohorts } from './cohort/leave-cohorts.ts'
export { addDemoCohort } from './cohorts.demo.ts'
export { electiveChoices } from './electives/elective-choices.ts'
