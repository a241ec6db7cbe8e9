import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { AREAS } from './areas.ts'
import { OWN_PAGES } from './own-pages.ts'

const loaders = new Map([OWN_PAGES, ...AREAS.map(({ pages }) => pages)].flatMap((pages) => Object.entries(pages)))
const made = new Map<string, LazyExoticComponent<ComponentType>>()

/** The page of a view key, made once so that a kept page stays the same component; null when nobody knows the key. */
export function viewOf(key: string): LazyExoticComponent<ComponentType> | null {
  const known = made.get(key)
  if (known) return known
  const load = loaders.get(key)
  if (!load) return null
  const page = lazy(load)
  made.set(key, page)
  return page
}

/** Adds a page by hand, as tests and later parts of the application may. */
export const registerView = (key: string, page: LazyExoticComponent<ComponentType>) => void made.set(key, page)
