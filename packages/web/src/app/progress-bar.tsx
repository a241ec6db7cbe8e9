import './progress-bar.css'
import { type CSSProperties, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { create } from 'zustand'

/**
 * Limits of the specification, section 9: the bar of pages in the shell, and of standalone pages.
 */
const PROGRESS = {
  shell: { minimum: 0.3, speedMs: 500, trickleMs: 200, easing: 'ease' },
  bare: { minimum: 0.08, speedMs: 200, trickleMs: 800, easing: 'linear' },
} as const

const MAX_SHARE = 0.994
const STEP = 0.05

/** The next step of the bar, never 1: the real progress is unknown. */
export const trickled = (share: number) => Math.min(MAX_SHARE, share + (1 - share) * STEP)

const usePendingPages = create<{ count: number }>(() => ({ count: 0 }))

/** Counts a page as pending while the calling component is mounted. */
export function usePendingPage() {
  useEffect(() => {
    usePendingPages.setState(({ count }) => ({ count: count + 1 }))
    return () => usePendingPages.setState(({ count }) => ({ count: count - 1 }))
  }, [])
}

type Kind = keyof typeof PROGRESS

/**
 * Progress of the bar, 0 to 1: starts at the minimum, grows in steps, ends at 1, then resets to 0.
 */
function useShare(isLoading: boolean, kind: Kind): number {
  const [share, setShare] = useState(0)
  const { minimum, speedMs, trickleMs } = PROGRESS[kind]

  useEffect(() => {
    if (!isLoading) {
      setShare((last) => last && 1)
      const gone = setTimeout(() => setShare(0), speedMs)
      return () => clearTimeout(gone)
    }

    setShare(minimum)

    const timer = setInterval(() => setShare(trickled), trickleMs)

    return () => clearInterval(timer)
  }, [isLoading, minimum, speedMs, trickleMs])

  return share
}

/**
 * A thin bar at the top while a page loads. Screen readers are informed by the placeholder of the
 * page.
 */
export function ProgressBar({ kind }: { kind: Kind }) {
  const isNavigating = useNavigation().state !== 'idle'
  const isLoading = usePendingPages((state) => state.count > 0) || isNavigating
  return <ProgressLine share={useShare(isLoading, kind)} isLoading={isLoading} kind={kind} />
}

function ProgressLine({
  share,
  isLoading,
  kind,
}: {
  share: number
  isLoading: boolean
  kind: Kind
}) {
  const { speedMs, easing } = PROGRESS[kind]
  if (share === 0) return null

  const look = {
    transform: `scaleX(${share})`,
    opacity: isLoading ? 1 : 0,
    '--speed': `${speedMs}ms`,
    '--easing': easing,
  }

  return <div className="progress-line" aria-hidden="true" style={look as CSSProperties} />
}
