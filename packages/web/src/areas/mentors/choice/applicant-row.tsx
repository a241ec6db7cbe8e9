import type { MentorApplicant } from '@residency/contract/areas/mentors/choice/applicants.contract'
import { mentorChoiceWords } from '@residency/contract/areas/mentors/choice/text'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { applicantsText } from './applicants.text.ts'
import { APPLICATION_TONES, isOpen } from './choice-state.rules.ts'

/** Who applied, and why. */
export function ApplicantWords({ mentorApplicant }: { mentorApplicant: MentorApplicant }) {
  const text = useText(applicantsText)
  return (
    <div className="applicant-words">
      <span>
        <strong>{mentorApplicant.name}</strong>{' '}
        <small className="soft figures">
          {[mentorApplicant.number, mentorApplicant.major].join(' · ')}
        </small>
      </span>
      <p>{mentorApplicant.statement ?? <span className="soft">{text.noStatement}</span>}</p>
      {mentorApplicant.reason && (
        <p className="soft">{say(text.reasonWas, { reason: mentorApplicant.reason })}</p>
      )}
    </div>
  )
}

type Act = (applicant: MentorApplicant) => void

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
      {applicants.map((applicant) => (
        <li key={applicant.id}>
          <ApplicantWords mentorApplicant={applicant} />
          <div className="applicant-acts">
            {!isOpen(applicant) && (
              <StateTag tone={APPLICATION_TONES[applicant.state]}>
                {states[applicant.state]}
              </StateTag>
            )}
            {onRank && (
              <Button
                aria-label={`${text.rank} ${applicant.name}`}
                onClick={() => onRank(applicant)}
              >
                {text.rank}
              </Button>
            )}
            {onRefuse && applicant.actions.includes('refuse') && (
              <Button
                aria-label={`${text.refuse} ${applicant.name}`}
                onClick={() => onRefuse(applicant)}
              >
                {text.refuse}
              </Button>
            )}
            {onAccept && applicant.actions.includes('accept') && (
              <Button
                type="primary"
                aria-label={`${text.accept} ${applicant.name}`}
                onClick={() => onAccept(applicant)}
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
