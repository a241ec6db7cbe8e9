import type { SituationEffect } from '@residency/contract/areas/students/situations/situation.contract'
import { Alert } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { situationText } from './situation.text.ts'

/** What follows from a situation: planned end, stays, cohort; or what prevents it. */
export function EffectPanel({ effect }: { effect: SituationEffect }) {
  const text = useText(situationText)
  const { plannedEnd, newEnd, days, stays, cohort, obstacle } = effect
  if (obstacle)
    return <Alert type="warning" showIcon title={say(text.obstacle, { why: obstacle })} />

  const chooseEnd = () => {
    if (plannedEnd === null || newEnd === null) return text.noEnd
    if (days === 0) return say(text.unchanged, { day: plannedEnd })

    return say(text.moved, { before: plannedEnd, after: newEnd, days })
  }

  const end = chooseEnd()

  return (
    <div role="status">
      <p>
        <strong>{text.plannedEnd}</strong> <span className="figures">{end}</span>
      </p>
      {cohort && <p>{say(text.cohort, { cohort })}</p>}
      {stays.length === 0 ? (
        <p className="soft">{text.noStays}</p>
      ) : (
        <ul>
          {stays.map((stay) => (
            <li key={stay.blockId}>
              <strong>{stay.department}</strong>{' '}
              <span className="figures">
                {say(stay.isMoot ? text.moot : text.daysOut, {
                  from: stay.startsOn,
                  until: stay.endsOn,
                  days: stay.daysOut,
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
