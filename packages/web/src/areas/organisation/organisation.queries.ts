import { useChange } from '../../platform/calls/queries.ts'

/**
 * Units, departments, bases and majors contain each other's names: a change of one refetches all.
 */
const PATHS = [
  '/api/v1/trainingUnits',
  '/api/v1/dept',
  '/DeptManagement',
  '/baseManagement',
  '/majorManagement',
  '/api/v1/people',
]

export const useOrganisationChange = <I, A>(change: (input: I) => Promise<A>) =>
  useChange(PATHS, change)
