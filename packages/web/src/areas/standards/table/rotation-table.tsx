import {
  monthsOfRow,
  type TableRow,
} from '@residency/contract/areas/standards/table/standard-rows.public'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { nameOfRow, numbered } from './month-ruler.tsx'
import { standardText } from './standard.text.ts'

type DepartmentList = readonly { id: number; name: string }[]
type Props = { rows: readonly TableRow[]; departments: DepartmentList }

/** What is to be chosen in an elective group, in words. */
function useChosen() {
  const text = useText(standardText)
  return (row: TableRow): string | null => {
    if (row.kind === 'fixed') return say(text.choose, { choose: row.choose, months: row.months })
    if (row.kind === 'free')
      return say(text.chooseFree, { least: row.least, most: row.most, sum: row.sumMonths })

    return null
  }
}

/** The rows of a standard by stage, each with its months, options and requirements. */
export function RotationTable({ rows, departments }: Props) {
  const { stages } = useText(tableWords)
  const order = ([1, 2, null] as const).filter((stage) => rows.some((row) => row.stage === stage))
  return (
    <>
      {order.map((stage) => (
        <section key={stage} className="rotation-stage">
          {stage !== null && <h3>{stages[stage]}</h3>}
          <ul className="rotation-rows">
            {numbered(rows.filter((row) => row.stage === stage)).map(({ row, place }) => (
              <li key={place}>
                <RowFacts row={row} departments={departments} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** One row: name, kind, months; below it the options and the requirements. */
export function RowFacts({
  row,
  departments,
  stage,
}: {
  row: TableRow
  departments: DepartmentList
  stage?: string | null
}) {
  const text = useText(standardText)
  const { rowKinds, requirementKinds } = useText(tableWords)
  const chosen = useChosen()(row)

  const options =
    row.kind === 'required'
      ? []
      : row.departmentIds.map(
          (id) => departments.find((department) => department.id === id)?.name ?? '',
        )

  return (
    <div className="rotation-row">
      <span className="rotation-name">{nameOfRow(row, departments)}</span>
      <span className="soft">
        {stage && `${stage} · `}
        {rowKinds[row.kind]}
        {row.maySplit && ` · ${text.split}`}
      </span>
      <b className="figures rotation-months">{say(text.months, { count: monthsOfRow(row) })}</b>
      {chosen && (
        <p className="soft rotation-more">
          {say(text.offered, { chosen, options: options.join(text.comma) })}
        </p>
      )}
      {row.requirements.length > 0 && (
        <details className="rotation-more">
          <summary>{say(text.requirements, { count: row.requirements.length })}</summary>
          <ul>
            {row.requirements.map((requirement) => (
              <li key={`${requirement.kind} ${requirement.item}`}>
                <span className="soft">{requirementKinds[requirement.kind]}</span>{' '}
                {requirement.item}{' '}
                <span className="figures">
                  {say(text.atLeast, { count: requirement.minimum, unit: requirement.unit ?? '' })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
