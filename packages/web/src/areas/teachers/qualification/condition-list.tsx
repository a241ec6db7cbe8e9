import { CheckCircleFilled, CloseCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import type { ConditionView } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import '../teachers.css'
import { qualificationText } from './qualification.text.ts'
import { outcomeOf } from './qualification-state.rules.ts'

const SIGNS = {
  met: CheckCircleFilled,
  unmet: CloseCircleFilled,
  open: MinusCircleOutlined,
} as const

/**
 * Conditions with what is required and what is there; the status of each is shown by words and
 * shape, not only by colour.
 */
export function ConditionList({ conditions }: { conditions: readonly ConditionView[] }) {
  const text = useText(qualificationText)
  if (conditions.length === 0) return <p className="soft">{text.noConditions}</p>

  return (
    <ul className="condition-list">
      {conditions.map(({ key, label, wanted, actual, ...condition }) => {
        const outcome = outcomeOf(condition)
        const Sign = SIGNS[outcome]
        return (
          <li key={key} className={`is-${outcome}`}>
            <Sign aria-hidden="true" />
            <span>
              <strong>{label}</strong> <small>{text.outcome[outcome]}</small>
              <br />
              {outcome !== 'open' && <span className="figures">{actual} · </span>}
              <span className="soft">{say(text.wanted, { wanted })}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
