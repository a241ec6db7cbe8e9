import { type CSSProperties, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { create } from 'zustand'
import './progress-bar.css'
import { PROGRESS, trickled } from './progress.rules.ts'

const usePendingPages = create<{ count: number }>(() => ({ count: 0 }))
/** What calls this stands in the place of a page that is on its way, while it is seen. */
export function usePendingPage() {
  useEffect(() => {
    usePendingPages.setState(({ count }) => ({ count: count + 1 }))
    return () => usePendingPages.setState(({ count }) => ({ count: count - 1 }))
  }, [])
}

type Kind = keyof typeof PROGRESS
/** How far the bar is: from the least on, a little further each time, whole at the end, then gone. */
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

/** A thin line above the page while another one is on its way; no spinner. Those who hear the page are told by what stands in its place. */
export function ProgressBar({ kind }: { kind: Kind }) {
  const isNavigating = useNavigation().state !== 'idle'
  const isLoading = usePendingPages((state) => state.count > 0) || isNavigating
  return <ProgressLine share={useShare(isLoading, kind)} isLoading={isLoading} kind={kind} />
}

function ProgressLine({ share, isLoading, kind }: { share: number; isLoading: boolean; kind: Kind }) {
  const { speedMs, easing } = PROGRESS[kind]
  if (share === 0) return null
  const look = { transform: `scaleX(${share})`, opacity: isLoading ? 1 : 0, '--speed': `${speedMs}ms`, '--easing': easing }
  return <div className="progress-line" aria-hidden="true" style={look as CSSProperties} />
}
