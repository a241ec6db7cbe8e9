import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'

type Edges = { hasLeft: boolean; hasRight: boolean; actionsWidth: number }
const NONE: Edges = { hasLeft: false, hasRight: false, actionsWidth: 0 }

const measure = (frame: HTMLElement): Edges => {
  const { scrollLeft, scrollWidth, clientWidth } = frame
  const hidden = scrollWidth - clientWidth

  return {
    hasLeft: scrollLeft > 1,
    hasRight: hidden - scrollLeft > 1,
    actionsWidth: frame.querySelector<HTMLElement>('th.cell-actions')?.offsetWidth ?? 0,
  }
}

const isSame = (a: Edges, b: Edges) =>
  a.hasLeft === b.hasLeft && a.hasRight === b.hasRight && a.actionsWidth === b.actionsWidth

/** On which sides of a frame that scrolls sideways more is hidden, for a shadow there. */
export function useSideEdges(frame: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState(NONE)

  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return

    const look = () => setEdges((before) => (isSame(before, measure(box)) ? before : measure(box)))
    const sizes = new ResizeObserver(look)

    sizes.observe(box)
    if (box.firstElementChild) sizes.observe(box.firstElementChild)
    box.addEventListener('scroll', look, { passive: true })

    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [frame])

  const className = [edges.hasLeft && 'has-left', edges.hasRight && 'has-right']
    .filter(Boolean)
    .join(' ')

  return { className, style: { '--actions-width': `${edges.actionsWidth}px` } as CSSProperties }
}
