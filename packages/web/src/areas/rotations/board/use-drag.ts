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
    const one = grip.current
    if (!one?.isOn) return

    const { top } = one.row.getBoundingClientRect()
    const below = one.at.y - top - ROW
    const isTray = below > 0 && (!one.wasPlaced || below < TRAY_REACH)
    const start = isTray ? null : Math.round(monthAt(one.at.x, one.row) - one.offset)
    const { table: latest } = now.current

    if (latest.dragged?.start !== start || latest.dragged.blockId !== one.blockId)
      latest.take({ blockId: one.blockId, start, by: 'pointer' })
  }

  const begin = () => {
    const one = grip.current
    if (!one || !now.current.table.isFree(one.blockId)) return end(false)

    one.isOn = true
    document.body.classList.add('is-dragging-block')
    follow()
    requestAnimationFrame(glide)
  }

  const glide = () => {
    const one = grip.current
    const box = scroller.current
    if (!one?.isOn || !box) return

    const { left, right } = box.getBoundingClientRect()

    const chooseStep = () => {
      if (one.at.x > right - EDGE) return 10

      return one.at.x < left + now.current.nameWidth + EDGE ? -10 : 0
    }

    const step = chooseStep()

    if (step !== 0) {
      box.scrollLeft += step
      follow()
    }

    requestAnimationFrame(glide)
  }

  const end = (isDropped: boolean) => {
    const one = grip.current
    if (!one) return

    clearTimeout(one.timer)
    grip.current = null
    document.body.classList.remove('is-dragging-block')

    if (one.isOn) now.current.table.release(isDropped)
  }

  const later = useRef({ follow, begin, end })

  later.current = { follow, begin, end }

  useEffect(() => {
    const onMove = (event: PointerEvent) => {
      const one = grip.current
      if (!one) return

      one.at = { x: event.clientX, y: event.clientY }

      const far = Math.hypot(one.at.x - one.from.x, one.at.y - one.from.y)

      if (one.isOn) later.current.follow()
      else if (event.pointerType === 'mouse' && far > SLOP) later.current.begin()
      else if (event.pointerType !== 'mouse' && far > TOUCH_SLOP) later.current.end(false)
    }

    const onUp = () => {
      const one = grip.current
      if (!one) return

      const wasOn = one.isOn

      later.current.end(true)

      const bar = wasOn
        ? null
        : scroller.current?.querySelector<HTMLElement>(`[data-block="${one.blockId}"]`)
      if (bar) now.current.onClick(one.blockId, bar)
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
