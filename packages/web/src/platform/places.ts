import type { HomeRow } from '@residency/contract/kernel'
import { useApp } from './app.store.ts'

type Place = HomeRow['to']

/** The address of a page by its view key; null for readers without the page. */
export function useAddressOf(): (place: Place) => string | null {
  const pages = useApp((state) => state.pages)
  return (place) => {
    const page = place && pages.find(({ view }) => view === place.view)
    if (!page) return null

    const search = new URLSearchParams(place.query).toString()

    return search ? `${page.path}?${search}` : page.path
  }
}
