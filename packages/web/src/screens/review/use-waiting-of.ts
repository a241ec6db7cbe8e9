import type { Endpoint, InputOf, Page } from '@residency/contract/kernel'
import { useQuery } from '@tanstack/react-query'
import { type Answered, call } from '../../platform/api-client.ts'
import { useAnswerKey } from '../../platform/queries.ts'

const MOST = 200
/** The records of a list that wait for the reader (`filter` finds them, newest first), the one that has waited longest first. */
export function useWaitingOf<E extends Endpoint>(endpoint: E, filter: InputOf<E>) {
  return useQuery({
    queryKey: useAnswerKey(endpoint, filter),
    queryFn: ({ signal }): Promise<Answered<E>> =>
      call(endpoint, { ...(filter as object), pageSize: MOST } as InputOf<E>, { signal, quiet: true }),
    select: (page) => {
      const { list, total } = page as unknown as Page<{ id: number }>
      return { total, ids: list.map((row) => row.id).reverse() }
    },
  })
}
