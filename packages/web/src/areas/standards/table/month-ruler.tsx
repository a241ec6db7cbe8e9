import {
  monthsOfRow,
  type TableRow,
} from '@residency/contract/areas/standards/table/standard-rows.public'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import type { CSSProperties } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { standardText } from './standard.text.ts'

export type Lengths = { lengthMonths: number; firstStageMonths: number | null }

type Props = {
  lengths: Lengths
  rows: readonly TableRow[]
  departments: readonly { id: number; name: string }[]
}

/** The name of a row: its department, or the elective group's. */
export const nameOfRow = (row: TableRow, departments: Props['departments']) =>
  row.kind === 'required'
    ? (departments.find(({ id }) => id === row.departmentId)?.name ?? '')
    : row.name

/** Rows with their places: a row has no id of its own, its place is what it is. */
export const numbered = (rows: readonly TableRow[]) => rows.map((row, place) => ({ row, place }))

/**
 * The months of each stage as one bar: every row as wide as its months, what is missing as a dashed
 * rest.
 */
export function MonthRuler({ lengths, rows, departments }: Props) {
  const { stages } = useText(tableWords)
  const { lengthMonths, firstStageMonths } = lengths

  const parts =
    firstStageMonths === null
      ? [{ stage: null, months: lengthMonths }]
      : [
          { stage: 1 as const, months: firstStageMonths },
          { stage: 2 as const, months: lengthMonths - firstStageMonths },
        ]

  return (
    <div className="month-rulers">
      {parts.map(({ stage, months }) => (
        <Ruler
          key={stage}
          name={stages[stage ?? 'none']}
          months={months}
          rows={rows.filter((row) => row.stage === stage)}
          departments={departments}
        />
      ))}
    </div>
  )
}

function Ruler({
  name,
  months,
  rows,
  departments,
}: {
  name: string
  months: number
  rows: readonly TableRow[]
  departments: Props['departments']
}) {
  const text = useText(standardText)
  const placedMonths = rows.reduce((sum, row) => sum + monthsOfRow(row), 0)
  const missing = months - placedMonths

  return (
    <figure className="month-ruler">
      <figcaption>
        {name}{' '}
        <span className={`figures ${missing === 0 ? 'soft' : 'is-wrong'}`}>
          {placedMonths} / {months}
        </span>
      </figcaption>
      <ol style={{ '--months': Math.max(months, placedMonths) } as CSSProperties}>
        {numbered(rows).map(({ row, place }) => (
          <li
            key={place}
            className={row.kind === 'required' ? 'is-required' : 'is-elective'}
            style={{ '--span': monthsOfRow(row) } as CSSProperties}
            title={`${nameOfRow(row, departments)} ${say(text.months, { count: monthsOfRow(row) })}`}
          >
            <span>{nameOfRow(row, departments)}</span>
            <b className="figures">{monthsOfRow(row)}</b>
          </li>
        ))}
        {missing > 0 && (
          <li className="is-missing" style={{ '--span': missing } as CSSProperties}>
            <span>{say(text.missing, { count: missing })}</span>
          </li>
        )}
      </ol>
    </figure>
  )
}
