import {
  type MentorEntryDetail,
  mentorEntryReview,
} from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { asEvidence, useEvidencePane } from '../../files/files.public.ts'
import { useEntryFacts } from './entry-facts.tsx'
import { ENTRY_PATHS, useEntry, useTraineesOf, useWaitingEntries } from './library.queries.ts'
import { libraryText } from './library.text.ts'
import { ENTRY_TONES } from './library-tones.rules.ts'

/** The department's review of mentors. */
export function useEntryReview(): Review {
  const { done } = useText(libraryText)
  const { actions } = useText(libraryWords).flows.mentorEntry
  return { calls: mentorEntryReview, paths: ENTRY_PATHS, actions, done }
}

type Props = { id: number; isVisit: boolean; onOpen: (id: number | null) => void }

/** One entry: facts and trainees left, papers right. */
export function EntryReview({ id, isVisit, onOpen }: Props) {
  const text = useText(libraryText)
  const { flows } = useText(libraryWords)
  const factsOf = useEntryFacts()
  const review = useEntryReview()
  const { data: entry, error } = useEntry(id)
  const waiting = useWaitingEntries().data
  const files = asEvidence(entry?.files, text.papers)
  const pane = useEvidencePane(files)

  return (
    <ReviewScreen<MentorEntryDetail>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={entry}
      lead={
        entry && (
          <StateTag tone={ENTRY_TONES[entry.state]}>
            {flows.mentorEntry.states[entry.state]}
          </StateTag>
        )
      }
      evidence={files.length > 0 ? pane : undefined}
    >
      {entry && (
        <>
          <section className="panel">
            <h2>{text.facts}</h2>
            <FactList facts={factsOf(entry)} />
          </section>
          <Trainees id={id} />
        </>
      )}
    </ReviewScreen>
  )
}

/** The trainees of an entry, those guided now first. */
function Trainees({ id }: { id: number }) {
  const text = useText(libraryText)
  const { sources, whens } = useText(libraryWords)
  const { data } = useTraineesOf(id)

  return (
    <section className="panel">
      <h2>{text.trainees}</h2>
      {data?.length === 0 && <p className="soft">{text.noTrainees}</p>}
      <ul className="guided-list">
        {(data ?? []).map((trainee) => (
          <li key={trainee.id}>
            <div>
              <strong>{trainee.name}</strong> <span className="figures soft">{trainee.number}</span>
              <br />
              <small className="soft">{trainee.major}</small>
            </div>
            <small className="figures soft">
              {sources[trainee.source]} ·{' '}
              {say(trainee.endedOn ? text.span : text.since, {
                from: trainee.startedOn,
                until: trainee.endedOn ?? '',
              })}
            </small>
            <StateTag tone={trainee.endedOn ? 'calm' : 'good'}>
              {trainee.endedOn ? whens.past : whens.current}
            </StateTag>
          </li>
        ))}
      </ul>
    </section>
  )
}
