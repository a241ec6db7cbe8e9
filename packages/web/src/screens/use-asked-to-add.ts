import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** In the address of a page: its form is to be opened, as the search of the product offers it. */
export const ADD = 'add'

/** Begins once what the address asks for by `?add=1`, and takes the request out of the address. */
export function useAskedToAdd(begin: () => void) {
  const [query, setQuery] = useSearchParams()
  const isAsked = query.has(ADD)
  const latest = useRef(begin)
  latest.current = begin

  useEffect(() => {
    if (!isAsked) return

    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete(ADD)

        return next
      },
      { replace: true },
    )
    latest.current()
  }, [isAsked, setQuery])
}
