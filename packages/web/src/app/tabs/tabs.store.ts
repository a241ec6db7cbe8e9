import { create } from 'zustand'
import { readJson } from '../../platform/browser/storage.ts'
import { FIXED_PAGES } from '../routes/fixed-pages.ts'
import { type Closing, nextActive, opened, refreshed, remaining, type Tab } from './tabs.rules.ts'

/** Open pages survive a reload but not the window, because addresses may name records. */
const KEY = 'openTabs'

const isTabs = (value: unknown): value is Tab[] =>
  Array.isArray(value) &&
  value.every((tab) => typeof tab === 'object' && tab !== null && 'path' in tab && 'title' in tab)

const readTabs = () => {
  try {
    return readJson(sessionStorage.getItem(KEY), isTabs) ?? []
  } catch {
    return []
  }
}

export const useTabs = create<{ tabs: readonly Tab[] }>(() => ({ tabs: readTabs() }))

useTabs.subscribe(({ tabs }) => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(tabs))
  } catch {
    // Storage is full or disabled: the tabs live as long as the page.
  }
})

export const openTab = (arrival: Omit<Tab, 'turn'>) =>
  useTabs.setState(({ tabs }) => ({ tabs: opened(tabs, arrival) }))

/** Opens the home tab, which stays. At import too: the bar has its height from the first paint. */
export function openHomeTab() {
  const home = FIXED_PAGES.find((page) => page.affix)!
  if (!useTabs.getState().tabs.some((tab) => tab.affix)) openTab({ ...home, search: '', hash: '' })
}

openHomeTab()

export const refreshTab = (path: string) =>
  useTabs.setState(({ tabs }) => ({ tabs: refreshed(tabs, path) }))

/** Closes tabs around `path`; returns the address to go to, or null if the active page stays. */
export function closeTabs(path: string, closing: Closing, active: string): string | null {
  const { tabs } = useTabs.getState()
  const after = remaining(tabs, path, closing)

  useTabs.setState({ tabs: after })

  const next = nextActive(tabs, after, active, path)
  if (next === active) return null

  const tab = after.find((one) => one.path === next)

  return tab ? tab.path + tab.search + tab.hash : next
}

export const dropTabs = () => useTabs.setState({ tabs: [] })
