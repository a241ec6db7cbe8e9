import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'

type Filters = Readonly<Record<string, string>>

type Conditions<F extends string> = Partial<Record<F, string>> & { sort?: string }

export type ListState<F extends string = never> = {
  /** The storage key of columns and row height. */
  name: string
  filters: Filters

  /** What a filter has that the address does not name. */
  defaults: Filters
  pageNum: number
  pageSize: number
  sort: string | undefined

  /** Filters and order: what an export of the list takes. */
  conditions: Conditions<F>

  /** The input of the list call. */
  input: Conditions<F> & { pageNum: number; pageSize: number }
  change: (next: {
    filters?: Readonly<Record<string, string | undefined>>
    pageNum?: number
    pageSize?: number
    sort?: string | undefined
  }) => void
}

const NO_DEFAULTS = {}

/** What a page of a list holds until the reader chooses another size. */
const USUAL_PAGE_SIZE = 20

const whole = (text: string | null, fallback: number, max: number) => {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= max ? value : fallback
}

/**
 * The latest requested address. Rendering lags behind on a slow machine; further changes build on
 * the requested address, not on the rendered one.
 */
function useLatestQuery(query: URLSearchParams) {
  const latest = useRef(query)
  const underway = useRef<string[]>([])

  useEffect(() => {
    const arrived = underway.current.indexOf(query.toString())
    underway.current = arrived === -1 ? [] : underway.current.slice(arrived + 1)
    if (underway.current.length === 0) latest.current = query
  }, [query])

  return useMemo(
    () => ({
      current: () => latest.current,
      ask(fresh: URLSearchParams) {
        latest.current = fresh
        underway.current.push(fresh.toString())
      },
    }),
    [],
  )
}

/**
 * Filters, page and sorting of a list, stored in the address: a link opens the same list, a reload
 * keeps the page. A filter that the address does not name has its default. `sortName`: what the
 * address calls the order, for a list on the record of another list, which has an order of its own.
 */
export function useListState<const F extends string>(
  name: string,
  filterNames: readonly F[],
  defaults: Partial<Record<F, string>> = NO_DEFAULTS,
  sortName = 'sort',
): ListState<F> {
  const [query, setQuery] = useSearchParams()
  const latestQuery = useLatestQuery(query)
  const names = filterNames.join()

  return useMemo(() => {
    const named = names.split(',').flatMap((key) => {
      const value = query.get(key) || defaults[key as F]
      return value ? [[key, value] as const] : []
    })

    const filters = Object.fromEntries(named)
    const pageNum = whole(query.get('page'), 1, 100_000)
    const pageSize = whole(query.get('size'), USUAL_PAGE_SIZE, 200)
    const sort = query.get(sortName) ?? undefined

    const change: ListState['change'] = (next) => {
      const before = latestQuery.current()
      const fresh = new URLSearchParams(before)
      const put = (key: string, value: string | number | undefined) =>
        value ? fresh.set(key, String(value)) : fresh.delete(key)

      for (const [key, value] of Object.entries(next.filters ?? {})) put(key, value)
      if ('sort' in next) put(sortName, next.sort)
      if (next.pageSize) put('size', next.pageSize === USUAL_PAGE_SIZE ? undefined : next.pageSize)

      const page =
        next.pageNum ??
        (next.filters || 'sort' in next || next.pageSize
          ? 1
          : whole(before.get('page'), 1, 100_000))

      put('page', page === 1 ? undefined : page)
      if (fresh.toString() === before.toString()) return

      latestQuery.ask(fresh)
      setQuery(fresh, { replace: true, preventScrollReset: true })
    }

    const conditions = { ...filters, ...(sort ? { sort } : {}) } as Conditions<F>
    const input = { ...conditions, pageNum, pageSize }

    return {
      name,
      filters,
      defaults: defaults as Filters,
      pageNum,
      pageSize,
      sort,
      conditions,
      input,
      change,
    }
  }, [query, names, name, setQuery, latestQuery, defaults, sortName])
}
