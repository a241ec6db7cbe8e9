import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

export type Filters = Readonly<Record<string, string>>
export type ListState<F extends string = never> = {
  /** Under this name columns and density are remembered. */
  name: string
  filters: Filters
  pageNum: number
  pageSize: number
  sort: string | undefined
  /** What the list call takes. */
  input: Partial<Record<F, string>> & { sort?: string; pageNum: number; pageSize: number }
  change: (next: {
    filters?: Readonly<Record<string, string | undefined>>
    pageNum?: number
    pageSize?: number
    sort?: string | undefined
  }) => void
}

const whole = (text: string | null, fallback: number, max: number) => {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= max ? value : fallback
}

/** Filters, page and order of a list, kept in the address: a link shows the same list, a refresh keeps its page. */
export function useListState<const F extends string>(name: string, filterNames: readonly F[]): ListState<F> {
  const [query, setQuery] = useSearchParams()
  const names = filterNames.join()
  return useMemo(() => {
    const filters = Object.fromEntries(names.split(',').flatMap((key) => (query.get(key) ? [[key, query.get(key)!]] : [])))
    const pageNum = whole(query.get('page'), 1, 100_000)
    const pageSize = whole(query.get('size'), 10, 200)
    const sort = query.get('sort') ?? undefined
    const change: ListState['change'] = (next) => {
      const fresh = new URLSearchParams(query)
      const put = (key: string, value: string | number | undefined) => (value ? fresh.set(key, String(value)) : fresh.delete(key))
      for (const [key, value] of Object.entries(next.filters ?? {})) put(key, value)
      if ('sort' in next) put('sort', next.sort)
      if (next.pageSize) put('size', next.pageSize === 10 ? undefined : next.pageSize)
      const page = next.pageNum ?? (next.filters || 'sort' in next || next.pageSize ? 1 : pageNum)
      put('page', page === 1 ? undefined : page)
      if (fresh.toString() !== query.toString()) setQuery(fresh, { replace: true, preventScrollReset: true })
    }
    const input = { ...filters, ...(sort ? { sort } : {}), pageNum, pageSize } as ListState<F>['input']
    return { name, filters, pageNum, pageSize, sort, input, change }
  }, [query, names, name, setQuery])
}
