import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type Span, spanOf } from '../board-state/rows.rules.ts'

/**
 * The rows that are drawn: those in view and a few beyond. Follows scrolling and size of the
 * scroller.
 */
export function useSpan(
  scroller: RefObject<HTMLElement | null>,
  edges: readonly number[],
  head: number,
): Span {
  const [view, setView] = useState({ top: 0, height: 800 })

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return

    const look = () =>
      setView((before) =>
        spanned(before, { top: box.scrollTop, height: box.clientHeight - head }, edges),
      )

    look()

    const watch = new ResizeObserver(look)

    watch.observe(box)
    box.addEventListener('scroll', look, { passive: true })

    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [scroller, edges, head])

  return spanOf(edges, view.top, view.height)
}

type View = { top: number; height: number }

/**
 * The view before, as long as it draws the same rows: nothing is drawn for a scroll of a few
 * pixels.
 */
function spanned(before: View, now: View, edges: readonly number[]): View {
  const [a, b] = [spanOf(edges, before.top, before.height), spanOf(edges, now.top, now.height)]
  return a.from === b.from && a.until === b.until ? before : now
}

/** Width of an element, to fit the months into it. */
export function useWidth(ref: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0)

  useEffect(() => {
    if (!ref.current) return

    const watch = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)),
    )

    watch.observe(ref.current)

    return () => watch.disconnect()
  }, [ref])

  return width
}
