import type { MentorApplicant } from '@residency/contract/areas/mentors/choice/applicants.contract'
import { mentorChoiceWords } from '@residency/contract/areas/mentors/choice/text'
import { Button } from 'antd'
import { say, useText } from '../../../platform/i18n.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import { applicantsText } from './applicants.text.ts'
import { APPLICATION_TONES, isOpen } from './choice-state.rules.ts'

/** Who applied, and why. */
export function ApplicantWords({ one }: { one: MentorApplicant }) {
  const text = useText(applicantsText)
  return (
    <div className="applicant-words">
      <span>
        <strong>{one.name}</strong>{' '}
        <small className="soft figures">{[one.number, one.major].join(' · ')}</small>
      </span>
      <p>{one.statement ?? <span className="soft">{text.noStatement}</span>}</p>
      {one.reason && <p className="soft">{say(text.reasonWas, { reason: one.reason })}</p>}
    </div>
  )
}

type Act = (one: MentorApplicant) => void

type Props = {
  applicants: readonly MentorApplicant[]
  onAccept?: Act
  onRefuse?: Act
  onRank?: Act
}

/** Applicants with what the mentor may do; answered ones with their state. */
export function ApplicantList({ applicants, onAccept, onRefuse, onRank }: Props) {
  const text = useText(applicantsText)
  const { states } = useText(mentorChoiceWords).flows.mentorApplication
  return (
    <ul className="applicant-list">
      {applicants.map((one) => (
        <li key={one.id}>
          <ApplicantWords one={one} />
          <div className="applicant-acts">
            {!isOpen(one) && (
              <StateTag tone={APPLICATION_TONES[one.state]}>{states[one.state]}</StateTag>
            )}
            {onRank && (
              <Button aria-label={`${text.rank} ${one.name}`} onClick={() => onRank(one)}>
                {text.rank}
              </Button>
            )}
            {onRefuse && one.actions.includes('refuse') && (
              <Button aria-label={`${text.refuse} ${one.name}`} onClick={() => onRefuse(one)}>
                {text.refuse}
              </Button>
            )}
            {onAccept && one.actions.includes('accept') && (
              <Button
                type="primary"
                aria-label={`${text.accept} ${one.name}`}
                onClick={() => onAccept(one)}
              >
                {text.accept}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
