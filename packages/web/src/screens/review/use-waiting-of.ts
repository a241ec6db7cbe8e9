import type { Endpoint, InputOf, Page } from '@residency/contract/kernel'
import { useQuery } from '@tanstack/react-query'
import { type CallAnswer, call } from '../../platform/calls/api-client.ts'
import { useAnswerKey } from '../../platform/calls/queries.ts'

const MAX = 200
type WaitingRow = { id: number; actions: readonly string[] }

/** Whether the reader may do something about a record, in lists whose actions are the decisions. */
export const mayAct = ({ actions }: WaitingRow) => actions.length > 0

/**
 * The records of a list that wait for the reader (`filter` finds them, newest first), the one that
 * has waited longest first. Where the filter is a state only, `isMine` leaves out those that wait
 * for somebody else: the own ones, and what a second person has to decide.
 */
export function useWaitingOf<E extends Endpoint, Row extends WaitingRow = WaitingRow>(
  endpoint: E,
  filter: InputOf<E>,
  isMine: (row: Row) => boolean = () => true,
) {
  return useQuery({
    queryKey: useAnswerKey(endpoint, filter),
    queryFn: ({ signal }): Promise<CallAnswer<E>> =>
      call(endpoint, { ...(filter as object), pageSize: MAX } as InputOf<E>, {
        signal,
        quiet: true,
      }),
    select: (page) => {
      const { list, total } = page as unknown as Page<Row>
      const mine = list.filter(isMine)
      return {
        total: total - (list.length - mine.length),
        ids: mine.map((row) => row.id).reverse(),
      }
    },
  })
}
