import type { FulfilledDuty } from '@residency/contract/areas/teachers/requirements/duty.contract'
import { requirementWords } from '@residency/contract/areas/teachers/requirements/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag, type Tone } from '../../../ui/tables/state-tag.tsx'
import './requirements.css'
import { requirementText } from './requirement.text.ts'

const TONES: Readonly<Record<FulfilledDuty['state'], Tone>> = { met: 'good', missing: 'wait' }

/** How far each requirement is fulfilled, as a bar with its words. */
export function RequirementBars({ requirements }: { requirements: readonly FulfilledDuty[] }) {
  return (
    <ul className="duty-bars">
      {requirements.map((requirement) => (
        <RequirementBar key={requirement.id} fulfilledDuty={requirement} />
      ))}
    </ul>
  )
}

function RequirementBar({
  fulfilledDuty: { label, period, from, until, count, done, state },
}: {
  fulfilledDuty: FulfilledDuty
}) {
  const text = useText(requirementText)
  const { periods } = useText(requirementWords)
  const share = count === 0 ? 0 : Math.min(100, (done / count) * 100)
  const status = state === 'met' ? text.met : say(text.short, { count: count - done })
  const isNothingDue = count === 0

  return (
    <li>
      <span>
        <strong>{label}</strong>
        <small className="soft">
          {periods[period]}
          {` · ${say(period === 'block' ? text.endedStays : text.range, { from, until })}`}
        </small>
      </span>
      <span className="duty-track" aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </span>
      <span className="duty-status">
        {!isNothingDue && <span className="figures">{say(text.done, { done, count })}</span>}
        <StateTag tone={isNothingDue ? 'calm' : TONES[state]}>
          {isNothingDue ? text.noStay : status}
        </StateTag>
      </span>
    </li>
  )
}

/** The same for a row of a table: one line per requirement. */
export function RequirementLines({ requirements }: { requirements: readonly FulfilledDuty[] }) {
  const text = useText(requirementText)
  return (
    <ul className="duty-lines">
      {requirements.map(({ id, label, count, done, state }) => (
        <li key={id}>
          <StateTag tone={count === 0 ? 'calm' : TONES[state]}>{label}</StateTag>{' '}
          <span className="figures">
            {count === 0 ? text.noStay : say(text.done, { done, count })}
          </span>
        </li>
      ))}
    </ul>
  )
}
