import type { LoadCell, LoadRow } from '@residency/contract/areas/rotations/figures/load.contract'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { factText } from './fact.text.ts'
import { LEVELS, levelOf } from './load-level.rules.ts'

type Props = { months: readonly string[]; departments: readonly LoadRow[] }

/** Departments by month: colour and figure say how full; every figure opens the stays behind it. */
export function LoadTable({ months, departments }: Props) {
  const text = useText(factText)

  const figureOf = ({ seats, capacity }: LoadCell) => {
    if (capacity === null) return seats ? say(text.noCapacity, { seats }) : '–'

    return say(text.figure, { seats, capacity })
  }

  return (
    <>
      <ul className="load-legend" aria-label={text.legend}>
        {LEVELS.map((level) => (
          <li key={level}>
            <i className={`load-${level}`} aria-hidden="true" /> {text.levels[level]}
          </li>
        ))}
      </ul>
      <div className="table-frame" tabIndex={0} role="region" aria-label={text.loadTitle}>
        <table className="load-table">
          <thead>
            <tr>
              <th scope="col">{text.department}</th>
              {months.map((month) => (
                <th key={month} scope="col" className="figures">
                  {month}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {departments.map(({ id, name, parent, cells }) => (
              <tr key={id}>
                <th scope="row">
                  {name} <small className="soft">{parent}</small>
                </th>
                {cells.map((cell, index) => (
                  <td key={months[index]} className={`figures load-${levelOf(cell)}`}>
                    <Link
                      to={`/rotation/month?month=${months[index]}&departmentId=${id}`}
                      aria-label={say(text.cell, {
                        department: name,
                        month: months[index]!,
                        figure: `${figureOf(cell)} ${text.levels[levelOf(cell)]}`,
                      })}
                    >
                      {figureOf(cell)}
                    </Link>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
