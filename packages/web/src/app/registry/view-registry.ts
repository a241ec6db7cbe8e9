import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { PageModule } from '../../platform/area-pages.ts'
import { OWN_PAGES } from '../routes/own-pages.ts'
import { AREAS } from './areas.ts'

type View = ComponentType | LazyExoticComponent<ComponentType>
const made = new Map<string, View>()
const underway = new Map<string, Promise<void>>()

const ownersOf = (key: string) => AREAS.filter(({ views }) => views.includes(key.split('/')[0]!))

/** Loads the manifests of the areas that may own a page, then the page; null for an unknown key. */
async function pageOf(key: string): Promise<PageModule | null> {
  const areas = await Promise.all(ownersOf(key).map(({ load }) => load()))
  const pages = new Map(
    [OWN_PAGES, ...areas.map((area) => area.pages)].flatMap((some) => Object.entries(some)),
  )

  return pages.get(key)?.() ?? null
}

/**
 * The page of a view key, created once so that a cached page keeps its component; `missing` for an
 * unknown key.
 */
export function viewOf(key: string, missing: ComponentType): View {
  const known = made.get(key)
  if (known) return known
  if (!(key in OWN_PAGES) && ownersOf(key).length === 0) return missing

  const page = lazy(async () => (await pageOf(key)) ?? { default: missing })

  made.set(key, page)

  return page
}

/**
 * Loads a page before it is rendered, which then needs no placeholder. If that fails, the page
 * loads and reports as usual.
 */
export function loadView(key: string): Promise<void> {
  const known = underway.get(key)
  if (known) return known

  const loading = pageOf(key).then(
    (part) => void (part && !made.has(key) && made.set(key, part.default)),
    () => void underway.delete(key),
  )

  underway.set(key, loading)

  return loading
}

/**
 * Begins to load the page that a path will probably show, before the server's menus are loaded: its
 * view key is the path, or its index.
 */
export function guessView(path: string) {
  for (const key of [path.slice(1), `${path.slice(1)}/index`]) void loadView(key)
}

/** Registers a page manually, for tests and extensions. */
export const registerView = (key: string, page: LazyExoticComponent<ComponentType>) =>
  void made.set(key, page)
