import { useChange } from '../../platform/queries.ts'

/** Units, departments, bases and majors name one another: a change of one is a change of all. */
const PATHS = ['/api/v1/trainingUnits', '/api/v1/dept', '/DeptManagement', '/baseManagement', '/majorManagement', '/api/v1/people']

/** A change of the organisation. */
export const useOrganisationChange = <I, A>(change: (input: I) => Promise<A>) => useChange(PATHS, change)
