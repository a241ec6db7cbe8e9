/** An open page. `search` is its last query string, `turn` increases when it is refreshed. */
export type Tab = {
  path: string
  search: string
  hash: string
  title: string
  titleEn: string
  affix: boolean
  keepAlive: boolean
  turn: number
}

/** So many pages keep their state; a tab that was left longer ago is opened again when asked for. */
const MAX_LIVE = 12

/** The pages that were shown last, the present one at the end. */
export const addVisit = (recentPaths: readonly string[], path: string): readonly string[] =>
  recentPaths.at(-1) === path
    ? recentPaths
    : [...recentPaths.filter((recentPath) => recentPath !== path), path].slice(-MAX_LIVE)

type Arrival = Omit<Tab, 'turn'>

/** Opens a page or activates its tab, which takes the new address. Pinned tabs come first. */
export function opened(tabs: readonly Tab[], arrival: Arrival): Tab[] {
  const index = tabs.findIndex((tab) => tab.path === arrival.path)
  if (index >= 0) return tabs.map((tab, i) => (i === index ? { ...tab, ...arrival } : tab))

  const fresh = { ...arrival, turn: 0 }
  if (!arrival.affix) return [...tabs, fresh]

  const pinned = tabs.filter((tab) => tab.affix)

  return [...pinned, fresh, ...tabs.filter((tab) => !tab.affix)]
}

export type Closing = 'this' | 'others' | 'left' | 'right' | 'all'

/** The tabs that remain when others are closed around `path`; pinned tabs always do. */
export function remaining(tabs: readonly Tab[], path: string, closing: Closing): Tab[] {
  const index = tabs.findIndex((tab) => tab.path === path)
  return tabs.filter((tab, i) => {
    if (tab.affix) return true
    if (closing === 'this') return i !== index
    if (closing === 'others') return i === index
    if (closing === 'left') return i >= index
    if (closing === 'right') return i <= index

    return false
  })
}

/** The page after the active tab was closed: its right neighbour, else its left, else home. */
export function nextActive(
  before: readonly Tab[],
  after: readonly Tab[],
  active: string,
  target = active,
): string {
  if (after.some((tab) => tab.path === active)) return active
  if (after.some((tab) => tab.path === target)) return target

  const index = before.findIndex((tab) => tab.path === active)
  const stays = (tab: Tab) => after.some((one) => one.path === tab.path)

  return (
    (
      before.slice(index + 1).find(stays) ??
      before.slice(0, Math.max(index, 0)).reverse().find(stays)
    )?.path ?? '/dashboard'
  )
}

export const refreshed = (tabs: readonly Tab[], path: string): Tab[] =>
  tabs.map((tab) => (tab.path === path ? { ...tab, turn: tab.turn + 1 } : tab))

/** The tab an arrow key, Home or End moves to. */
export function neighbour(tabs: readonly Tab[], path: string, key: string): string | null {
  const index = tabs.findIndex((tab) => tab.path === path)
  const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: tabs.length - 1 }[key]
  return to === undefined || index < 0 ? null : tabs[(to + tabs.length) % tabs.length]!.path
}
