import { findPeople } from '@residency/contract/areas/organisation/person.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { useKey } from './organisation.queries.ts'

/** People in the reader's scope whose name matches; asked for while somebody chooses. */
export const usePeople = (keywords: string, roleCode: string | undefined, isAsked: boolean) =>
  useQuery({
    queryKey: useKey('people', keywords, roleCode),
    queryFn: ({ signal }) => call(findPeople, { ...(keywords && { keywords }), ...(roleCode && { roleCode }) }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  })
