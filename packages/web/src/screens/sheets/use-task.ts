import { cancelTask, downloadTaskResult, getTask } from '@residency/contract/kernel/task'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/calls/api-client.ts'
import { useAnswerKey, useChange } from '../../platform/calls/queries.ts'

/** The path of all task queries. */
export const TASK_PATHS = ['/api/v1/tasks', '/api/v1/jobs']
const LOOK_EVERY_MS = 500

/** An own task, polled until it ends. */
export const useTask = (key: string | null) =>
  useQuery({
    queryKey: useAnswerKey(getTask, { key }),
    queryFn: ({ signal }) => call(getTask, { key: key! }, { signal, quiet: true }),
    enabled: key !== null,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.finishedAt ? false : LOOK_EVERY_MS),
  })

export const useCancelTask = () => useChange(TASK_PATHS, (key: string) => call(cancelTask, { key }))

export const downloadResult = (key: string) =>
  call(downloadTaskResult, { key }).then(
    () => {},
    () => {},
  )
