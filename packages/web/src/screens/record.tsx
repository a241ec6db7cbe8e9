import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'

/** The record of a list that the address names (`?id=12`); null where the list itself is shown. */
export function useRecordId(): number | null {
  const id = Number(useSearchParams()[0].get('id'))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** The address of one record, or of its list: filters and page of the list stay in it, so that the way back leads to the same list. */
export function useRecordPath() {
  const [query] = useSearchParams()
  return (id: number | null) => {
    const next = new URLSearchParams(query)
    if (id === null) next.delete('id')
    else next.set('id', String(id))
    return { search: next.toString() }
  }
}

/** A record's name in its list: leads to the record. */
export function RecordLink({ id, children }: { id: number; children: ReactNode }) {
  const pathOf = useRecordPath()
  return (
    <Link className="link-button" to={pathOf(id)}>
      {children}
    </Link>
  )
}
