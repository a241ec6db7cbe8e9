import type { DepartmentMonths } from '@residency/contract/areas/rotations/seats/months.contract'
import { Button } from 'antd'
import { memo, type ReactNode } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import {
  type Area,
  areaOf,
  cellOf,
  countCells,
  isWithin,
  overBy,
  yearsOf,
} from './month-grid.rules.ts'
import './seats.css'
import { seatsText } from './seats.text.ts'
import type { MonthsAnswer, MonthsInput } from './set-months.tsx'
import { useRange } from './use-range.ts'

export type MonthsProps = { data: MonthsAnswer; onAsk: (input: MonthsInput) => void }

/** Departments by month: a range is drawn with the mouse or the keyboard and set at once. */
export function MonthGrid({ data: { months, departments }, onAsk }: MonthsProps) {
  const text = useText(seatsText)
  const maySet = departments.some(({ actions }) => actions.includes('set'))
  const range = useRange(departments.length, months.length)

  const ask = (area: Area, seats?: number | null) => {
    const chosen = departments.slice(area.top, area.bottom + 1)
    const first = cellOf(chosen[0]!, months[area.left]!, area.left)
    const exceptionalSeats = first.isException ? first.seats : null

    onAsk({
      departments: chosen,
      from: months[area.left]!,
      until: months[area.right]!,
      seats: seats === undefined ? exceptionalSeats : seats,
      reason: first.reason,
    })
  }

  const area = range.value && areaOf(range.value)

  const describeSelection = () => {
    if (!maySet) return text.readOnly
    if (area) return say(text.selected, { count: countCells(area) })

    return text.none
  }

  return (
    <>
      <div className="seats-bar">
        {maySet && (
          <Button type="primary" disabled={!area} onClick={() => area && ask(area)}>
            {text.set}
          </Button>
        )}
        <span className="soft" aria-live="polite">
          {describeSelection()}
        </span>
        <Legend />
      </div>
      <div className="seats-frame">
        <table
          className="seats-grid"
          role="grid"
          aria-label={text.grid}
          aria-multiselectable
          aria-describedby="seats-keys"
          {...range.keys(maySet ? (at, seats) => ask(at, seats) : null)}
        >
          <Head months={months} />
          <tbody>
            {departments.map((department, row) => (
              <Row
                key={department.id}
                department={department}
                months={months}
                row={row}
                area={area && row >= area.top && row <= area.bottom ? area : null}
                focus={range.focus.row === row ? range.focus.column : null}
                onPress={range.press}
                onDraw={range.draw}
              />
            ))}
          </tbody>
        </table>
      </div>
      {maySet && (
        <p id="seats-keys" className="soft seats-keys">
          {text.keys}
        </p>
      )}
    </>
  )
}

function Head({ months }: { months: readonly string[] }) {
  const text = useText(seatsText)
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col" className="seats-name">
          {text.department}
        </th>
        {yearsOf(months).map(({ year, count }) => (
          <th key={year} colSpan={count} scope="colgroup" className="seats-year figures">
            {year}
          </th>
        ))}
      </tr>
      <tr>
        {months.map((month) => (
          <th
            key={month}
            scope="col"
            className={month.endsWith('-01') ? 'figures is-january' : 'figures'}
          >
            {Number(month.slice(5))}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type RowProps = {
  department: DepartmentMonths
  months: readonly string[]
  row: number

  /** The selection, where it touches this row. */
  area: Area | null

  /** The column of the cell that takes the keyboard, in this row. */
  focus: number | null
  onPress: (row: number, column: number, isLonger: boolean) => void
  onDraw: (row: number, column: number) => void
}

const Row = memo(function Row({ department, months, row, area, focus, onPress, onDraw }: RowProps) {
  const text = useText(seatsText)
  return (
    <tr>
      <th scope="row" className="seats-name">
        {department.name}
        <small>
          {department.parent} ·{' '}
          {department.usual ? say(text.usual, { count: department.usual }) : text.takesNone}
        </small>
      </th>
      {months.map((month, column) => {
        const cell = cellOf(department, month, column)
        const over = overBy(cell)

        const words = say(text.cell, {
          department: department.name,
          month,
          seats: cell.seats,
          taken: cell.taken,
        })

        const isChosen = area !== null && isWithin(area, { row, column })

        return (
          <td
            key={month}
            tabIndex={focus === column ? 0 : -1}
            data-spot={`${row}-${column}`}
            aria-selected={isChosen}
            aria-label={[words, over > 0 && say(text.cellOver, { count: over })]
              .filter(Boolean)
              .join(' ')}
            title={cell.reason ? `${words}\n${say(text.because, { reason: cell.reason })}` : words}
            className={[
              `is-${cell.kind}`,
              over > 0 ? 'is-over' : '',
              month.endsWith('-01') ? 'is-january' : '',
            ]
              .filter(Boolean)
              .join(' ')}
            onMouseDown={(event) => onPress(row, column, event.shiftKey)}
            onMouseOver={(event) => event.buttons === 1 && onDraw(row, column)}
          >
            <CellWords kind={cell.kind} seats={cell.seats}>
              {cell.taken > 0 && cell.taken}
            </CellWords>
          </td>
        )
      })}
    </tr>
  )
})

function CellWords({
  kind,
  seats,
  children,
}: {
  kind: string
  seats: number
  children: ReactNode
}) {
  const text = useText(seatsText)

  const describeSeats = () => {
    if (kind === 'closed') return text.closed

    return kind === 'none' ? '–' : seats
  }

  return (
    <>
      <b>{describeSeats()}</b>
      <small>{children || '\u00a0'}</small>
    </>
  )
}

function Legend() {
  const { legend } = useText(seatsText)
  return (
    <ul className="seats-legend">
      {(['usual', 'other', 'closed', 'over'] as const).map((kind) => (
        <li key={kind}>
          <i className={`is-${kind}`} aria-hidden="true" />
          {legend[kind]}
        </li>
      ))}
    </ul>
  )
}
