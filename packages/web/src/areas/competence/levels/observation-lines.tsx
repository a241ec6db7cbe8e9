import type { Observation } from '@residency/contract/areas/competence/observations/observation.contract'
import { observationWords } from '@residency/contract/areas/competence/observations/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import './levels.css'
import { levelText } from './level.text.ts'

type Props = {
  rows: readonly Observation[]

  /** How many there are, where these may be the latest only. */
  total?: number
}

/** Observations with the help that was given, the latest first. */
export function ObservationLines({ rows, total = rows.length }: Props) {
  const text = useText(levelText)
  const { helps, complexities } = useText(observationWords)

  return (
    <>
      {total > rows.length && (
        <p className="soft">{say(text.latestOf, { shown: rows.length, total })}</p>
      )}
      <ul className="observation-list">
        {rows.map(({ id, help, complexity, observedOn, remark, ...row }) => (
          <li key={id}>
            <span className="figures">{observedOn}</span>{' '}
            <strong>
              {help} {helps[String(help) as keyof typeof helps]}
            </strong>
            {remark && <div>{remark}</div>}
            <div className="soft">
              {say(text.observedBy, { ...row, complexity: complexities[complexity] })}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
