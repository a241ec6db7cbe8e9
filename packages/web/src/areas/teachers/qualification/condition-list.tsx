import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import type { ShownCondition } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { say, useText } from '../../../platform/i18n.ts'
import '../teachers.css'
import { qualificationText } from './qualification.text.ts'

/** Conditions with what is wanted and what is there; met or not in words and shape, not only in colour. */
export function ConditionList({ conditions }: { conditions: readonly ShownCondition[] }) {
  const text = useText(qualificationText)
  if (conditions.length === 0) return <p className="soft">{text.noConditions}</p>
  return (
    <ul className="condition-list">
      {conditions.map(({ key, label, wanted, actual, isMet }) => (
        <li key={key} className={isMet ? 'is-met' : 'is-unmet'}>
          {isMet ? <CheckCircleFilled aria-hidden="true" /> : <CloseCircleFilled aria-hidden="true" />}
          <span>
            <strong>{label}</strong> <small>{isMet ? text.met : text.unmet}</small>
            <br />
            <span className="figures">{actual}</span> <span className="soft">{say(text.wanted, { wanted })}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
