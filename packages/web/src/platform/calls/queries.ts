import type { Endpoint, InputOf, Language, Page } from '@residency/contract/kernel'
import {
  keepPreviousData,
  type Query,
  type QueryClient,
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useDeferredValue } from 'react'
import { useLanguage } from '../texts/i18n.ts'
import { type CallAnswer, call } from './api-client.ts'

/**
 * The cache key of a response. Responses contain names in the reader's language, so each language
 * has its own entry. The path comes first, because a change invalidates by path.
 */
export const answerKey = (
  endpoint: Pick<Endpoint, 'path' | 'method'>,
  input: unknown,
  language: Language,
) => [endpoint.path, endpoint.method, language, input] as const

/** The same for a custom query that calls more than one endpoint. */
export const useAnswerKey = (endpoint: Endpoint, input: unknown) =>
  answerKey(endpoint, input, useLanguage())

type More = {
  /** false: an error is shown as a toast, because the component has no place for it. */
  quiet?: boolean
  staleTime?: number
  gcTime?: number

  /** Milliseconds until the next call, or of the last answer; false: none. */
  refetchInterval?: number | ((query: { state: { data?: unknown } }) => number | false)
  refetchOnWindowFocus?: boolean

  /** Also while the window is hidden. */
  refetchInBackground?: boolean
  retry?: false
}

/** A query of an endpoint; disabled while the input is null. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  { quiet = true, refetchInBackground, ...more }: More = {},
) {
  return useQuery({
    ...(refetchInBackground ? { refetchIntervalInBackground: true } : {}),
    queryKey: useAnswerKey(endpoint, input),
    queryFn: ({ signal }): Promise<CallAnswer<E>> =>
      call(endpoint, input as InputOf<E>, { signal, quiet }),
    enabled: input !== null,
    ...more,
  })
}

/**
 * The same for lists: the previous rows stay visible until the next page, filter or language is
 * loaded. The first ones count as loaded a moment later, so that React renders them in short
 * slices: a slow phone answers a touch in between.
 */
export function useListOf<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  { quiet = true, ...more }: More = {},
) {
  const result = useQuery({
    queryKey: useAnswerKey(endpoint, input),
    queryFn: ({ signal }): Promise<CallAnswer<E>> =>
      call(endpoint, input as InputOf<E>, { signal, quiet }),
    enabled: input !== null,
    placeholderData: keepPreviousData,
    ...more,
  })

  const hasData = result.data !== undefined
  const isReady = useDeferredValue(hasData)

  return hasData && !isReady
    ? (Object.create(result, {
        data: { value: undefined },
        isLoading: { value: true },
      }) as typeof result)
    : result
}

/**
 * The form of one record, fetched whenever it opens and not cached. `FormDialog` keeps the user's
 * input when it is refetched.
 */
export const useFormOf = <E extends Endpoint>(endpoint: E, id: number | null) =>
  useEndpoint(endpoint, id === null ? null : ({ id } as unknown as InputOf<E>), {
    quiet: false,
    staleTime: 0,
    gcTime: 0,
  })

export const isBelow = (paths: readonly string[], path: unknown) =>
  paths.some((one) => path === one || String(path).startsWith(`${one}/`))

/**
 * Invalidates everything below these paths, in every language. A first read that is under way may
 * have been answered before the change, and the library would keep its answer: it is followed by
 * another one.
 */
export async function readAgain(client: QueryClient, paths: readonly string[]): Promise<void> {
  const isMeant = ({ queryKey }: Query) => isBelow(paths, queryKey[0])
  const isFirstRead = ({ state }: Query) =>
    state.data === undefined && state.fetchStatus === 'fetching'

  const firstReads = client.getQueryCache().findAll({ predicate: isMeant }).filter(isFirstRead)

  for (const { promise, queryKey } of firstReads)
    promise?.then(
      () => void client.invalidateQueries({ queryKey, exact: true }),
      () => {}, // its reader is shown why
    )

  await client.invalidateQueries({ predicate: isMeant })
}

type Callbacks<A> = { onSuccess?: (answer: A) => unknown; onError?: (error: Error) => unknown }

type MutationKey =
  | 'data'
  | 'error'
  | 'isError'
  | 'isPaused'
  | 'isPending'
  | 'isSuccess'
  | 'mutateAsync'
  | 'reset'
  | 'variables'

/**
 * What a component has of a change: the library's result, with callbacks that are always called.
 */
export type Change<I, A> = Pick<UseMutationResult<A, Error, I>, MutationKey> & {
  mutate: (input: I, callbacks?: Callbacks<A>) => void
}

/**
 * A change; everything below these paths is refetched, even after a refusal. `onDone` runs only on
 * success.
 */
export function useChange<I, A>(
  paths: readonly string[],
  change: (input: I) => Promise<A>,
  onDone?: () => unknown,
): Change<I, A> {
  const client = useQueryClient()

  const mutation = useMutation({
    mutationFn: change,
    onSuccess: () => void onDone?.(),
    onSettled: () => readAgain(client, paths),
  })

  const { mutateAsync } = mutation

  // The library drops the callbacks of a component that is gone when the last query is read again,
  // and the first one read again may remove it: a row that was deleted, an input that is mounted
  // again for each version. What was done must be reported all the same.
  const mutate = useCallback(
    (input: I, { onSuccess, onError = () => {} }: Callbacks<A> = {}) =>
      void mutateAsync(input).then(onSuccess, onError),
    [mutateAsync],
  )

  return { ...mutation, mutate }
}

/** All rows of a list, read page by page, for ordering. */
export async function readAllRows<Row>(
  read: (page: { pageNum: number; pageSize: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const all: Row[] = []
  for (let pageNum = 1; ; pageNum++) {
    const { list, total } = await read({ pageNum, pageSize: 200 })
    all.push(...list)
    if (all.length >= total || list.length === 0) return all
  }
}
