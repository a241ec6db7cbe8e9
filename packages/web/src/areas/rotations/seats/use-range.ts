import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { byKey } from '../../../ui/key-press.ts'
import { type Area, areaOf, type Range, type Spot, stepBy } from './month-grid.rules.ts'

const DIGIT = /^\d$/
const ORIGIN: Spot = { row: 0, column: 0 }

/**
 * The selection of a grid with the keyboard and the mouse. The cells carry `data-spot`; one of them
 * takes the focus.
 */
export function useRange(rows: number, columns: number) {
  const [value, setValue] = useState<Range | null>(null)
  const isByKey = useRef(false)
  const table = useRef<HTMLTableElement>(null)
  const focus = value?.to ?? ORIGIN

  // A filter may leave fewer rows than were selected.
  useEffect(
    () => setValue((now) => (now && Math.max(now.from.row, now.to.row) >= rows ? null : now)),
    [rows],
  )

  useEffect(() => {
    if (!isByKey.current) return

    isByKey.current = false
    table.current?.querySelector<HTMLElement>(`[data-spot="${focus.row}-${focus.column}"]`)?.focus()
  }, [focus.row, focus.column])

  const press = useCallback(
    (row: number, column: number, isLonger: boolean) =>
      setValue((now) => ({
        from: isLonger && now ? now.from : { row, column },
        to: { row, column },
      })),
    [],
  )

  const draw = useCallback(
    (row: number, column: number) =>
      setValue((now) => now && { from: now.from, to: { row, column } }),
    [],
  )

  const act = (
    event: KeyboardEvent,
    onSet: ((area: Area, seats?: number | null) => void) | null,
  ) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return

    const next = stepBy(event.key, focus, rows, columns)

    if (next) {
      isByKey.current = true
      setValue((now) => ({ from: event.shiftKey && now ? now.from : next, to: next }))
    } else if (event.key === 'Escape') setValue(null)
    else if (!onSet || !(event.key === 'Enter' || event.key === 'Delete' || DIGIT.test(event.key)))
      return
    else {
      const area = areaOf(value ?? { from: focus, to: focus })
      if (event.key === 'Enter') onSet(area)
      else onSet(area, event.key === 'Delete' ? null : Number(event.key))
    }

    event.preventDefault()
  }

  return {
    value,
    focus,
    press,
    draw,
    keys: (onSet: ((area: Area, seats?: number | null) => void) | null) => ({
      ref: table,
      onKeyDown: byKey((event: KeyboardEvent) => act(event, onSet)),
    }),
  }
}
