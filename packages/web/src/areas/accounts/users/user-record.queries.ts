import { getUser } from '@residency/contract/areas/accounts/users/user-record.contract'
import { useEndpoint } from '../../../platform/calls/queries.ts'

/** One account, for reading. */
export const useUser = (id: number) => useEndpoint(getUser, { id })
