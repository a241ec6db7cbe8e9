import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { AREAS } from './areas.ts'
import { OWN_PAGES } from './own-pages.ts'

const loaders = new Map([OWN_PAGES, ...AREAS.map(({ pages }) => pages)].flatMap((pages) => Object.entries(pages)))
const made = new Map<string, LazyExoticComponent<ComponentType>>()

/** The page of a view key, created once so that a cached page keeps its component; null for an unknown key. */
export function viewOf(key: string): LazyExoticComponent<ComponentType> | null {
  const known = made.get(key)
  if (known) return known
  const load = loaders.get(key)
  if (!load) return null
  const page = lazy(load)
  made.set(key, page)
  return page
}

/** Registers a page manually, for tests and extensions. */
export const registerView = (key: string, page: LazyExoticComponent<ComponentType>) => void made.set(key, page)
