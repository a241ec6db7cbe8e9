import type { MenuNode, Page } from '../../../platform/app.store.ts'

export type Shortcut = {
  view: string
  path: string
  title: string
  titleEn: string
  icon: string | null
}

const HOME = '/dashboard'

const pagesIn = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children.length ? pagesIn(node.children) : [node]))

/**
 * The pages of the reader's menu in its order; links to other places and the home page itself are
 * left out.
 */
export function menuPages(menu: readonly MenuNode[], pages: readonly Page[]): Shortcut[] {
  const viewOf = new Map(pages.map(({ path, view }) => [path, view]))
  return pagesIn(menu).flatMap(({ key, href, title, titleEn, icon }) => {
    const view = viewOf.get(key)
    return href || !view || key === HOME ? [] : [{ view, path: key, title, titleEn, icon }]
  })
}

type ShortcutChoice = { pinned: readonly string[]; suggested: readonly string[] }

/**
 * Views that the reader still may open, in the given order; of two menus with one view the first
 * counts.
 */
const shortcutsOf = (views: readonly string[], pages: readonly Shortcut[]) =>
  views.flatMap((view) => pages.find((page) => page.view === view) ?? [])

/** The chosen pages that the reader still may open. */
export const pinnedPages = (pinned: readonly string[], pages: readonly Shortcut[]) =>
  shortcutsOf(pinned, pages)

/** One page of each group of the menu before a second one of any; pages without a group last. */
export function spread(pages: readonly Shortcut[]): Shortcut[] {
  const seen = new Map<string, number>()

  const ranked = pages.map((page) => {
    const [, group = '', inGroup] = page.path.split('/')
    if (inGroup === undefined) return { page, rank: Number.POSITIVE_INFINITY }

    const rank = seen.get(group) ?? 0

    seen.set(group, rank + 1)

    return { page, rank }
  })

  return ranked
    .sort((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
    .map(({ page }) => page)
}

/**
 * What is shown: what was arranged; before that what is opened most, filled up from the whole menu.
 */
export function orderShortcuts(
  { pinned, suggested }: ShortcutChoice,
  pages: readonly Shortcut[],
  max: number,
): Shortcut[] {
  const own = shortcutsOf(pinned, pages)
  if (own.length > 0) return own

  return [...new Set([...shortcutsOf(suggested, pages), ...spread(pages)])].slice(0, max)
}

/** What can be added: suggestions first, then the rest of the menu. */
export const addable = (
  chosen: readonly Shortcut[],
  suggested: readonly string[],
  pages: readonly Shortcut[],
) =>
  [...new Set([...shortcutsOf(suggested, pages), ...pages])].filter(
    (page) => !chosen.some(({ view }) => view === page.view),
  )
