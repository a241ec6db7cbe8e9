import { useNavigate, useSearchParams } from 'react-router'

type Place = { id?: number | null; edit?: '1' | 'new' | null; part?: 'categories' | 'twins' | null }

/**
 * Opens a part of the page; filters of the list stay in the address, so that the way back finds the
 * same list.
 */
export function useBankPath() {
  const [query] = useSearchParams()
  const navigate = useNavigate()

  const searchOf = (place: Place) => {
    const next = new URLSearchParams(query)
    for (const [key, value] of Object.entries({ id: null, edit: null, part: null, ...place }))
      if (value === null) next.delete(key)
      else next.set(key, String(value))

    return { search: next.toString() }
  }

  const go = (place: Place, replace = false) => void navigate(searchOf(place), { replace })

  return { searchOf, go }
}
