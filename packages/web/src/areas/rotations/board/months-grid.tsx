import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { MonthHead } from './month-head.tsx'

type Props = Pick<
  ComponentProps<typeof MonthHead>,
  'title' | 'months' | 'conflicts' | 'onConflict'
> & {
  label: string
  board: { months: number; now: number }
  rowCount: number

  /** Of all rows together, in pixels: those that are not seen are not drawn. */
  height: number
  children: ReactNode
}

/** The widths that rows, months and bars of a grid are placed by. */
export const gridSizes = (monthWidth: number, months: number, nameWidth: number) =>
  ({
    '--m': `${monthWidth}px`,
    '--months': months,
    '--name': `${nameWidth}px`,
  }) as CSSProperties

/** The head with the months, the line of today, and below them the rows of trainees or departments. */
export function MonthsGrid({ label, board, rowCount, height, children, ...head }: Props) {
  return (
    <div
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={board.months + 1}
      className="board"
    >
      <MonthHead count={board.months} now={board.now} {...head} />
      <div role="rowgroup" className="board-rows" style={{ height }}>
        {board.now >= 0 && board.now < board.months && (
          <i className="now" style={{ '--at': board.now } as CSSProperties} aria-hidden="true" />
        )}
        {children}
      </div>
    </div>
  )
}
