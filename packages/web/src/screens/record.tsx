import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'

/** The record id in the address (`?id=12`); null for the list. */
export function useRecordId(): number | null {
  const id = Number(useSearchParams()[0].get('id'))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/**
 * The address of a record or of its list. Filters and page stay in it, so that the back link
 * restores the list.
 */
export function useRecordPath() {
  const [query] = useSearchParams()
  return (id: number | null) => {
    const next = new URLSearchParams(query)
    if (id === null) next.delete('id')
    else next.set('id', String(id))

    return { search: next.toString() }
  }
}

/** The name of a record in its list, linked to the record. */
export function RecordLink({ id, children }: { id: number; children: ReactNode }) {
  const pathOf = useRecordPath()
  return (
    <Link className="link-button" to={pathOf(id)}>
      {children}
    </Link>
  )
}
