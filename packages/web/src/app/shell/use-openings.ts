import { useEffect } from 'react'
import { useApp } from '../../platform/app.store.ts'

const EVERY_MS = 60_000
const MAX = 20
const counts = new Map<string, number>()

/** Sends what was counted; what could not be sent is forgotten, as it only orders suggestions. */
async function flush() {
  if (counts.size === 0) return

  const openings = [...counts].map(([view, count]) => ({ view, count }))

  counts.clear()

  const [{ countOpenings }, { call }] = await Promise.all([
    import('@residency/contract/areas/dashboard/shortcuts/shortcut.contract'),
    import('../../platform/calls/api-client.ts'),
  ])

  await call(countOpenings, { openings }, { quiet: true }).catch(() => {})
}

/**
 * Counts the pages that are opened, for the shortcuts of the home page; sent once a minute and when
 * the window is left.
 */
export function useOpenings(path: string) {
  useEffect(() => {
    const view = useApp.getState().pages.find((page) => page.path === path)?.view
    if (view) counts.set(view, Math.min(MAX, (counts.get(view) ?? 0) + 1))
  }, [path])
  useEffect(() => {
    const timer = setInterval(() => void flush(), EVERY_MS)
    const onLeave = () => document.visibilityState === 'hidden' && void flush()

    document.addEventListener('visibilitychange', onLeave)

    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onLeave)
    }
  }, [])
}
