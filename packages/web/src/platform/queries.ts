import type { Endpoint, InputOf, Language, Page } from '@residency/contract/kernel'
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answered, call } from './api-client.ts'
import { useLanguage } from './i18n.ts'

/**
 * The cache key of an answer. Answers name things in the reader's language, so each language is an answer of its own. The path stands
 * first: a change names the paths below which everything is read again.
 */
export const answerKey = (endpoint: Endpoint, input: unknown, language: Language) =>
  [endpoint.path, endpoint.method, language, input] as const
/** The same for a query that is written out because it does more than call one endpoint. */
export const useAnswerKey = (endpoint: Endpoint, input: unknown) => answerKey(endpoint, input, useLanguage())

type More = {
  /** false: a refusal is told at the top of the page, because what shows the answer has no room for it. */
  quiet?: boolean
  staleTime?: number
  gcTime?: number
  refetchInterval?: number
  refetchOnWindowFocus?: boolean
  retry?: false
}

/** What an endpoint answers; not asked while the input is null. */
export function useEndpoint<E extends Endpoint>(endpoint: E, input: InputOf<E> | null, { quiet = true, ...more }: More = {}) {
  return useQuery({
    queryKey: useAnswerKey(endpoint, input),
    queryFn: ({ signal }): Promise<Answered<E>> => call(endpoint, input as InputOf<E>, { signal, quiet }),
    enabled: input !== null,
    ...more,
  })
}

/** The same for lists: the rows before stay on the screen until those of the next page, filter or language are there. */
export function useListOf<E extends Endpoint>(endpoint: E, input: InputOf<E> | null, { quiet = true, ...more }: More = {}) {
  return useQuery({
    queryKey: useAnswerKey(endpoint, input),
    queryFn: ({ signal }): Promise<Answered<E>> => call(endpoint, input as InputOf<E>, { signal, quiet }),
    enabled: input !== null,
    placeholderData: keepPreviousData,
    ...more,
  })
}

/** The form of one record, read whenever it is opened and not kept. `FormDialog` keeps what was typed when it is read again. */
export const useFormOf = <E extends Endpoint>(endpoint: E, id: number | null) =>
  useEndpoint(endpoint, id === null ? null : ({ id } as unknown as InputOf<E>), { quiet: false, staleTime: 0, gcTime: 0 })

export const isBelow = (paths: readonly string[], path: unknown) => paths.some((one) => path === one || String(path).startsWith(`${one}/`))
/** Reads everything below these paths again, in whichever language it is shown. */
export const readAgain = (client: QueryClient, paths: readonly string[]) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isBelow(paths, queryKey[0]) })

/** A change; whatever was read below these paths is read again, whether it came through or not. `onDone` runs where it did. */
export function useChange<I, A>(paths: readonly string[], change: (input: I) => Promise<A>, onDone?: () => unknown) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: () => void onDone?.(), onSettled: () => readAgain(client, paths) })
}

/** Every row of a list, page after page: for whoever puts them into another order. */
export async function readAllRows<Row>(read: (page: { pageNum: number; pageSize: number }) => Promise<Page<Row>>): Promise<Row[]> {
  const all: Row[] = []
  for (let pageNum = 1; ; pageNum++) {
    const { list, total } = await read({ pageNum, pageSize: 200 })
    all.push(...list)
    if (all.length >= total || list.length === 0) return all
  }
}
