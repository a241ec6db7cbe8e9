import type {
  MentorApplicant,
  OwnMentorEntry,
} from '@residency/contract/areas/mentors/choice/applicants.contract'
import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { ApplicantList } from './applicant-row.tsx'
import { applicantsText } from './applicants.text.ts'
import { isOpen, WINDOW_TONES } from './choice-state.rules.ts'
import { Ranking } from './ranking.tsx'

type Props = {
  entry: OwnMentorEntry
  onAccept: (applicant: MentorApplicant) => void
  onRefuse: (applicant: MentorApplicant) => void
}

/** One window of a mentor: its status, who waits, who was answered. */
export function ApplicantsOfWindow({ entry, onAccept, onRefuse }: Props) {
  const text = useText(applicantsText)
  const { window, applicants, capacity, free, mayRank } = entry
  const { windowStates, modes } = useText(libraryWords)
  const times = { off: '', upcoming: text.from, open: text.until, over: text.over }
  const when = say(times[window.state], { from: window.startsAt, until: window.endsAt })
  const waiting = applicants.filter(isOpen)
  const answered = applicants.filter((applicant) => !isOpen(applicant))
  const title = say(text.entry, { base: window.base, year: window.year })
  const isRanked = window.mode === 'match' && mayRank

  return (
    <section className="panel applicants" aria-label={title}>
      <div className="panel-head">
        <h2>{title}</h2>
        <StateTag tone={WINDOW_TONES[window.state]}>
          {[windowStates[window.state], when].filter(Boolean).join(' · ')}
        </StateTag>
      </div>
      <p className="soft">
        {[modes[window.mode], say(text.places, { capacity, free })].join(' · ')}
        <br />
        {text.help[window.mode]}
      </p>
      {applicants.length === 0 && <p className="list-message">{text.noApplicants}</p>}
      {isRanked && waiting.length > 0 && (
        <Ranking entryId={entry.entryId} applicants={waiting} onRefuse={onRefuse} />
      )}
      {!isRanked && waiting.length > 0 && (
        <>
          <h3>{text.waiting}</h3>
          <ApplicantList applicants={waiting} onAccept={onAccept} onRefuse={onRefuse} />
        </>
      )}
      {answered.length > 0 && (
        <>
          <h3>{text.answered}</h3>
          <ApplicantList applicants={answered} />
        </>
      )}
    </section>
  )
}
