import { getOwnMentor } from '@residency/contract/areas/mentors/records/relation.contract'
import { useEndpoint } from '../../../platform/queries.ts'

export const useOwnMentor = () => useEndpoint(getOwnMentor, {})
