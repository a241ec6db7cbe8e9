import { cancelTask, downloadTaskResult, getTask } from '@residency/contract/kernel/task'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'

/** First part of every cache key about tasks. */
export const TASKS = 'tasks'
const LOOK_EVERY_MS = 500

/** An own task, looked at until it is over. */
export const useTask = (key: string | null) =>
  useQuery({
    queryKey: [TASKS, key],
    queryFn: ({ signal }) => call(getTask, { key: key! }, { signal, quiet: true }),
    enabled: key !== null,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.finishedAt ? false : LOOK_EVERY_MS),
  })

export function useCancelTask() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (key: string) => call(cancelTask, { key }),
    onSettled: () => client.invalidateQueries({ queryKey: [TASKS] }),
  })
}
export const downloadResult = (key: string) =>
  call(downloadTaskResult, { key }).then(
    () => {},
    () => {},
  )
