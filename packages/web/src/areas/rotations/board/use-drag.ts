import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react'
import { listenToKeys } from '../../../ui/key-press.ts'
import { ROW } from '../board-state/rows.rules.ts'
import type { Table } from '../board-state/use-table.ts'

const SLOP = 4
const TOUCH_SLOP = 10
const LONG_PRESS_MS = 260
const EDGE = 56
const TRAY_REACH = 40

type Grip = {
  blockId: number
  row: HTMLElement

  /** The pointer's distance from the beginning of the bar, in months. */
  offset: number
  from: { x: number; y: number }
  at: { x: number; y: number }
  wasPlaced: boolean
  isOn: boolean
  timer?: ReturnType<typeof setTimeout>
}

type Measures = { scroller: RefObject<HTMLElement | null>; monthWidth: number; nameWidth: number }

/**
 * Moves a block along its row with the mouse, or with a finger after a long press, so that a swipe
 * still scrolls. Near the edge the board scrolls. A press without a move is a click.
 */
export function useDrag(
  table: Table,
  { scroller, monthWidth, nameWidth }: Measures,
  onClick: (blockId: number, bar: HTMLElement) => void,
) {
  const grip = useRef<Grip | null>(null)
  const now = useRef({ table, monthWidth, nameWidth, onClick })

  now.current = { table, monthWidth, nameWidth, onClick }

  const monthAt = (x: number, row: HTMLElement) =>
    (x - row.getBoundingClientRect().left - now.current.nameWidth) / now.current.monthWidth

  const follow = () => {
    const gripped = grip.current
    if (!gripped?.isOn) return

    const { top } = gripped.row.getBoundingClientRect()
    const below = gripped.at.y - top - ROW
    const isTray = below > 0 && (!gripped.wasPlaced || below < TRAY_REACH)
    const start = isTray ? null : Math.round(monthAt(gripped.at.x, gripped.row) - gripped.offset)
    const { table: latest } = now.current

    if (latest.dragged?.start !== start || latest.dragged.blockId !== gripped.blockId)
      latest.take({ blockId: gripped.blockId, start, by: 'pointer' })
  }

  const begin = () => {
    const gripped = grip.current
    if (!gripped || !now.current.table.isFree(gripped.blockId)) return end(false)

    gripped.isOn = true
    document.body.classList.add('is-dragging-block')
    follow()
    requestAnimationFrame(glide)
  }

  const glide = () => {
    const gripped = grip.current
    const box = scroller.current
    if (!gripped?.isOn || !box) return

    const { left, right } = box.getBoundingClientRect()

    const chooseStep = () => {
      if (gripped.at.x > right - EDGE) return 10

      return gripped.at.x < left + now.current.nameWidth + EDGE ? -10 : 0
    }

    const step = chooseStep()

    if (step !== 0) {
      box.scrollLeft += step
      follow()
    }

    requestAnimationFrame(glide)
  }

  const end = (isDropped: boolean) => {
    const gripped = grip.current
    if (!gripped) return

    clearTimeout(gripped.timer)
    grip.current = null
    document.body.classList.remove('is-dragging-block')

    if (gripped.isOn) now.current.table.release(isDropped)
  }

  const later = useRef({ follow, begin, end })

  later.current = { follow, begin, end }

  useEffect(() => {
    const onMove = (event: PointerEvent) => {
      const gripped = grip.current
      if (!gripped) return

      gripped.at = { x: event.clientX, y: event.clientY }

      const far = Math.hypot(gripped.at.x - gripped.from.x, gripped.at.y - gripped.from.y)

      if (gripped.isOn) later.current.follow()
      else if (event.pointerType === 'mouse' && far > SLOP) later.current.begin()
      else if (event.pointerType !== 'mouse' && far > TOUCH_SLOP) later.current.end(false)
    }

    const onUp = () => {
      const gripped = grip.current
      if (!gripped) return

      const wasOn = gripped.isOn

      later.current.end(true)

      const bar = wasOn
        ? null
        : scroller.current?.querySelector<HTMLElement>(`[data-block="${gripped.blockId}"]`)
      if (bar) now.current.onClick(gripped.blockId, bar)
    }

    const onCancel = () => later.current.end(false)
    const onKey = (event: KeyboardEvent) =>
      event.key === 'Escape' && grip.current?.isOn && later.current.end(false)
    // A finger that holds a block does not scroll.
    const onTouch = (event: TouchEvent) => grip.current?.isOn && event.preventDefault()
    const box = scroller.current

    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', onCancel)

    const stopListening = listenToKeys(window, onKey)

    box?.addEventListener('touchmove', onTouch, { passive: false })

    return () => {
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', onCancel)
      stopListening()
      box?.removeEventListener('touchmove', onTouch)
      document.body.classList.remove('is-dragging-block')
    }
  }, [scroller])

  return (event: ReactPointerEvent<HTMLElement>) => {
    const bar = (event.target as HTMLElement).closest<HTMLElement>('[data-block]')
    const row = bar?.closest<HTMLElement>('[data-row]')
    if (!bar || !row || event.button !== 0 || grip.current) return

    const blockId = Number(bar.dataset.block)
    const from = { x: event.clientX, y: event.clientY }
    const offset = (event.clientX - bar.getBoundingClientRect().left) / monthWidth

    grip.current = {
      blockId,
      row,
      offset,
      from,
      at: from,
      wasPlaced: table.find(blockId).start !== null,
      isOn: false,
    }

    if (event.pointerType !== 'mouse')
      grip.current.timer = setTimeout(() => later.current.begin(), LONG_PRESS_MS)
  }
}
