import * as contract from '@residency/contract/areas/settings/task.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'

export type Task = AnswerOf<typeof contract.getTask>
export type JobRow = AnswerOf<typeof contract.listJobs>['list'][number] & { id: string }
const KEY = 'tasks'
const LOOK_EVERY_MS = 500
const LIST_EVERY_MS = 3000

/** An own task, looked at until it is over. */
export const useTask = (key: string | null) =>
  useQuery({
    queryKey: [KEY, key],
    queryFn: ({ signal }) => call(contract.getTask, { key: key! }, { signal, quiet: true }),
    enabled: key !== null,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.finishedAt ? false : LOOK_EVERY_MS),
  })

/** Own tasks or everybody's; looked at again while one of them is not over. */
export const useJobs = (input: InputOf<typeof contract.listJobs>, isAll: boolean) =>
  useQuery({
    queryKey: [KEY, 'list', isAll, input],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true } as const
      const page = isAll ? await call(contract.listJobs, input, options) : await call(contract.listOwnTasks, input, options)
      const counts = 'counts' in page ? (page.counts as Readonly<Record<string, number>>) : undefined
      return { total: page.total, counts, list: page.list.map((task) => ({ ...task, id: task.key }) as JobRow) }
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.list.some((task) => !task.finishedAt) ? LIST_EVERY_MS : false),
  })

function useAct(act: (key: string) => Promise<null>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: act, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}
export const useCancelTask = () => useAct((key) => call(contract.cancelTask, { key }))
export const useRetryJob = () => useAct((key) => call(contract.retryJob, { key }))
export const downloadResult = (key: string) =>
  call(contract.downloadTaskResult, { key }).then(
    () => {},
    () => {},
  )
