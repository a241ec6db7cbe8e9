import { findPeople } from '@residency/contract/areas/organisation/person.contract'
import { useListOf } from '../../platform/calls/queries.ts'

/** People in the reader's scope by name, loaded while searching. */
export const usePeople = (keywords: string, roleCode: string | undefined, isAsked: boolean) =>
  useListOf(
    findPeople,
    isAsked ? { ...(keywords && { keywords }), ...(roleCode && { roleCode }) } : null,
  )
