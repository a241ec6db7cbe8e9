import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { AREAS } from './areas.ts'
import { OWN_PAGES } from './own-pages.ts'

const loaders = new Map([OWN_PAGES, ...AREAS.map(({ pages }) => pages)].flatMap((pages) => Object.entries(pages)))
const made = new Map<string, ComponentType | LazyExoticComponent<ComponentType>>()
const underway = new Map<string, Promise<void>>()

/** The page of a view key, created once so that a cached page keeps its component; null for an unknown key. */
export function viewOf(key: string): ComponentType | LazyExoticComponent<ComponentType> | null {
  const known = made.get(key)
  if (known) return known
  const load = loaders.get(key)
  if (!load) return null
  const page = lazy(load)
  made.set(key, page)
  return page
}

/** Loads a page before it is rendered, which then needs no placeholder. If that fails, the page loads and reports as usual. */
export function loadView(key: string): Promise<void> {
  const load = loaders.get(key)
  const known = underway.get(key)
  if (!load || known) return known ?? Promise.resolve()
  const loading = load().then(
    (part) => void (made.has(key) || made.set(key, part.default)),
    () => void underway.delete(key),
  )
  underway.set(key, loading)
  return loading
}

/** Begins to load the page that a path will probably show, before the server's menus tell: its view key is the path, or its index. */
export function guessView(path: string) {
  for (const key of [path.slice(1), `${path.slice(1)}/index`]) void loadView(key)
}

/** Registers a page manually, for tests and extensions. */
export const registerView = (key: string, page: LazyExoticComponent<ComponentType>) => void made.set(key, page)
