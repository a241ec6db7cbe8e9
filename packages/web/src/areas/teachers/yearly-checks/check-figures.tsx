import type { CheckRow } from '@residency/contract/areas/teachers/yearly-checks/check.contract'
import { checkFlow } from '@residency/contract/areas/teachers/yearly-checks/check.flow'
import { checkWords } from '@residency/contract/areas/teachers/yearly-checks/text'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import './check.css'
import { checkText } from './check.text.ts'
import { CHECK_TONES, recordsPath } from './check-tones.rules.ts'

/** How many are in each state, as a bar with its words; each opens the list behind it. */
export function CheckFigures({ row: { id, checkTitle, figures } }: { row: CheckRow }) {
  const text = useText(checkText)
  const { states } = useText(checkWords).flows.teacherCheck
  const presentStates = checkFlow.states.filter((state) => figures[state] > 0)
  if (presentStates.length === 0) return <span className="soft">{text.nobody}</span>

  return (
    <span className="check-figures">
      <span className="check-track" aria-hidden="true">
        {presentStates.map((state) => (
          <i
            key={state}
            className={`is-${CHECK_TONES[state]}`}
            style={{ flexGrow: figures[state] }}
          />
        ))}
      </span>
      <span className="check-links figures">
        {presentStates.map((state) => {
          const label = states[state]
          const count = figures[state]
          return (
            <Link
              key={state}
              className="link-button"
              to={recordsPath(id, state)}
              aria-label={say(text.openFigure, { title: checkTitle, label, count })}
            >
              {say(text.figure, { label, count })}
            </Link>
          )
        })}
      </span>
    </span>
  )
}
