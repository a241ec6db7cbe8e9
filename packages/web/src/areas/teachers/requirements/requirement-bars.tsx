import type { Fulfilled } from '@residency/contract/areas/teachers/requirements/duty.contract'
import { say, useText } from '../../../platform/i18n.ts'
import { StateTag, type Tone } from '../../../ui/state-tag.tsx'
import './requirements.css'
import { requirementText } from './requirement.text.ts'
import { useRequirementWords } from './use-requirement-words.ts'

const TONES: Readonly<Record<Fulfilled['state'], Tone>> = { met: 'good', missing: 'wait', unrecorded: 'calm' }

/** How far each requirement is fulfilled, as a bar with its words. */
export function RequirementBars({ requirements }: { requirements: readonly Fulfilled[] }) {
  return (
    <ul className="duty-bars">
      {requirements.map((one) => (
        <RequirementBar key={one.id} one={one} />
      ))}
    </ul>
  )
}
function RequirementBar({ one: { label, period, from, until, count, done, state } }: { one: Fulfilled }) {
  const text = useText(requirementText)
  const { periods } = useRequirementWords()
  const share = Math.min(100, ((done ?? 0) / count) * 100)
  const status = state === 'unrecorded' ? text.unrecorded : state === 'met' ? text.met : say(text.short, { count: count - (done ?? 0) })
  return (
    <li>
      <span>
        <strong>{label}</strong>
        <small className="soft">
          {periods[period]}
          {from && until && ` · ${say(text.range, { from, until })}`}
        </small>
      </span>
      <span className="duty-track" aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </span>
      <span className="duty-status">
        {done !== null && <span className="figures">{say(text.done, { done, count })}</span>}
        <StateTag tone={TONES[state]}>{status}</StateTag>
      </span>
    </li>
  )
}

/** The same for a row of a table: one line per requirement. */
export function RequirementLines({ requirements }: { requirements: readonly Fulfilled[] }) {
  const text = useText(requirementText)
  return (
    <ul className="duty-lines">
      {requirements.map(({ id, label, count, done, state }) => (
        <li key={id}>
          <StateTag tone={TONES[state]}>{label}</StateTag>{' '}
          <span className="figures">{done === null ? '—' : say(text.done, { done, count })}</span>
        </li>
      ))}
    </ul>
  )
}
