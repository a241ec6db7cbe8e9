import { Checkbox, Switch } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { coreText } from './core.text.ts'
import type { CoreFieldRow } from './core-field.queries.ts'
import '../intakes.css'
import { EDUCATION_LEVELS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { useCoreNames } from './use-core-names.ts'

type Turn = ((row: CoreFieldRow, isCore: boolean) => unknown) | null
type Props = { rows: readonly CoreFieldRow[]; onTurn: Turn }

/** A switch per field. */
export function CoreSwitches({ rows, onTurn }: Props) {
  const { ownName, nameOf } = useCoreNames()
  return (
    <ul className="switches">
      {rows.map((row) => (
        <li key={row.field}>
          <span>{ownName(row)}</span>
          <Switch
            size="small"
            checked={row.isCore}
            disabled={onTurn === null}
            aria-label={nameOf(row)}
            onChange={(isOn) => void onTurn?.(row, isOn)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Education fields as a table: a row per field, a column per level. */
export function CoreMatrix({ rows, onTurn }: Props) {
  const text = useText(coreText)
  const { ownName, nameOf, sectionOf } = useCoreNames()
  const lines = rows.filter(({ section }) => section === EDUCATION_LEVELS[0])

  return (
    <div className="matrix-frame">
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">{text.educationItem}</th>
            {EDUCATION_LEVELS.map((level) => (
              <th key={level} scope="col">
                {sectionOf(level)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.field}>
              <th scope="row">{ownName(line)}</th>
              {EDUCATION_LEVELS.map((level) => {
                const row = rows.find((one) => one.section === level && one.name === line.name)
                return (
                  <td key={level}>
                    {row && (
                      <Checkbox
                        checked={row.isCore}
                        disabled={onTurn === null}
                        aria-label={nameOf(row)}
                        onChange={({ target }) => void onTurn?.(row, target.checked)}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
