import { useNavigate, useSearchParams } from 'react-router'
import { innerPath } from '../../platform/browser/inner-path.ts'

/**
 * The record opened by `?id=`, and the list that led to it (`&from=`); closing it returns to that
 * list with its filters.
 */
export function useOpened() {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const id = Number(query.get('id'))
  const from = innerPath(query.get('from'))

  const open = (next: number | null) => {
    if (next === null && from) return navigate(from)

    const fresh = new URLSearchParams(query)

    if (next === null) fresh.delete('id')
    else fresh.set('id', String(next))

    setQuery(fresh, { replace: id > 0 && next !== null })
    window.scrollTo(0, 0)
  }

  return { id, isVisit: from !== null, open }
}
