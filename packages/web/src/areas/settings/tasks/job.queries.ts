import * as contract from '@residency/contract/areas/settings/tasks/task.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import type { Task } from '@residency/contract/kernel/task'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api-client.ts'
import { useAnswerKey, useChange } from '../../../platform/calls/queries.ts'
import { TASK_PATHS } from '../../../screens/sheets/use-task.ts'

export type JobRow = AnswerOf<typeof contract.listJobs>['list'][number] &
  Partial<Pick<Task, 'unread'>> & { id: string }

const LIST_EVERY_MS = 3000

/**
 * Own or all tasks (those of others come without the columns that were not read); polled while one
 * is not finished.
 */
export function useJobs(input: InputOf<typeof contract.listJobs>, isAll: boolean) {
  const queryKey = useAnswerKey(isAll ? contract.listJobs : contract.listOwnTasks, input)
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true } as const
      const page = isAll
        ? await call(contract.listJobs, input, options)
        : await call(contract.listOwnTasks, input, options)
      const counts =
        'counts' in page ? (page.counts as Readonly<Record<string, number>>) : undefined

      return {
        total: page.total,
        counts,
        list: page.list.map((task) => ({ ...task, id: task.key }) as JobRow),
      }
    },
    // Own tasks come without their person: they are never shown instead of all tasks.
    placeholderData: (rows, before) => (before?.queryKey[0] === queryKey[0] ? rows : undefined),
    refetchInterval: ({ state }) =>
      state.data?.list.some((task) => !task.finishedAt) ? LIST_EVERY_MS : false,
  })
}

export const useRetryJob = () =>
  useChange(TASK_PATHS, (key: string) => call(contract.retryJob, { key }))
