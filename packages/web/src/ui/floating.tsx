import { type HTMLAttributes, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { listenToKeys } from './key-press.ts'

/** The anchor of a floating box: an element, or a point of the window. */
export type Anchor = HTMLElement | { x: number; y: number }

type FloatingProps = HTMLAttributes<HTMLDivElement> & {
  anchor: Anchor
  align?: 'start' | 'end' | 'centre'
  isAbove?: boolean
  onLeave: () => void
}

const GAP = 4
const EDGE = 8

const boxOf = (anchor: Anchor) =>
  anchor instanceof HTMLElement
    ? anchor.getBoundingClientRect()
    : new DOMRect(anchor.x, anchor.y - GAP, 0, 0)

/**
 * The position of a box: on the wanted side of its anchor, on the opposite side where there is no
 * room, never outside the window.
 */
function placeOf(
  at: DOMRect,
  width: number,
  height: number,
  align: FloatingProps['align'],
  isAbove: boolean,
) {
  const above = at.top - height - GAP
  const below = at.bottom + GAP
  const fitsBelow = below + height <= window.innerHeight - EDGE

  const chooseLeft = () => {
    if (align === 'end') return at.right - width

    return align === 'centre' ? at.left + (at.width - width) / 2 : at.left
  }

  const left = chooseLeft()

  return {
    left: Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE)),
    top: Math.max(EDGE, (isAbove && above >= EDGE) || !fitsBelow ? above : below),
  }
}

/**
 * A box above everything else, next to its anchor, which it follows: a list that is read again
 * scrolls a little, and a menu that closed then would be lost to the person who just opened it.
 * Closes on Escape, on an outside press, and when its anchor leaves the visible part of the page.
 * At a point of the window it also closes when the page moves.
 */
export function Floating({
  anchor,
  align = 'start',
  isAbove = false,
  onLeave,
  style,
  ...rest
}: FloatingProps) {
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: 0, top: 0 })
  const leave = useRef(onLeave)

  leave.current = onLeave

  useLayoutEffect(() => {
    const put = () =>
      box.current &&
      setPlace(
        placeOf(boxOf(anchor), box.current.offsetWidth, box.current.offsetHeight, align, isAbove),
      )

    put()

    const watch = new ResizeObserver(put) // The content may load later.
    if (box.current) watch.observe(box.current)

    const moved = (event: Event) => {
      if (event.target instanceof Node && box.current?.contains(event.target)) return
      if (anchor instanceof HTMLElement) put()
      else leave.current()
    }

    window.addEventListener('scroll', moved, true)
    window.addEventListener('resize', moved)

    return () => {
      watch.disconnect()
      window.removeEventListener('scroll', moved, true)
      window.removeEventListener('resize', moved)
    }
  }, [anchor, align, isAbove])

  useEffect(() => {
    const isOurs = (target: EventTarget | null) =>
      target instanceof Node &&
      (box.current?.contains(target) || (anchor instanceof HTMLElement && anchor.contains(target)))
    const elsewhere = (event: Event) => !isOurs(event.target) && leave.current()
    const leaveByKey = (event: KeyboardEvent) => event.key === 'Escape' && leave.current()
    const sight = new IntersectionObserver(
      (seen) => seen.at(-1)?.isIntersecting === false && leave.current(),
    )
    if (anchor instanceof HTMLElement) sight.observe(anchor)

    document.addEventListener('pointerdown', elsewhere, true)

    const stopListening = listenToKeys(document, leaveByKey, { capture: true })

    return () => {
      sight.disconnect()
      document.removeEventListener('pointerdown', elsewhere, true)
      stopListening()
    }
  }, [anchor])

  return createPortal(<div {...rest} ref={box} style={{ ...style, ...place }} />, document.body)
}
