import {
  type AwardApplicationDetail,
  awardApplicationReview,
} from '@residency/contract/areas/awards/applications/award-application.contract'
import { awardApplicationWords } from '@residency/contract/areas/awards/applications/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { asEvidence, useEvidencePane } from '../../files/files.public.ts'
import '../awards.css'
import { APPLICATION_PATHS, useApplication, useWaitingApplications } from './application.queries.ts'
import { APPLICATION_TONES } from './application.rules.ts'
import { applicationText } from './application.text.ts'
import { ApplicationFacts } from './application-facts.tsx'
import { LimitUsage } from './limit-usage.tsx'

/** The review of applications for awards. */
export function useApplicationReview(): Review {
  const { done, help } = useText(applicationText)
  const { actions } = useText(awardApplicationWords).flows.awardApplication
  return { calls: awardApplicationReview, paths: APPLICATION_PATHS, actions, done, help }
}

type Props = {
  id: number
  isVisit: boolean
  fromOutside: boolean
  onOpen: (id: number | null) => void
}

/** One application: facts and the use of the limits left, papers right. */
export function ApplicationReview({ id, isVisit, fromOutside, onOpen }: Props) {
  const text = useText(applicationText)
  const { flows } = useText(awardApplicationWords)
  const review = useApplicationReview()
  const { data: one, error } = useApplication(id)
  const waiting = useWaitingApplications(fromOutside).data
  const files = asEvidence(one?.files, text.papers)
  const pane = useEvidencePane(files)

  const lead = one && (
    <>
      <StateTag tone={APPLICATION_TONES[one.state]}>
        {flows.awardApplication.states[one.state]}
      </StateTag>{' '}
      {say(text.kindLine, { kind: one.kind, year: one.year })}
    </>
  )

  return (
    <ReviewScreen<AwardApplicationDetail>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      lead={lead}
      record={one}
      evidence={files.length > 0 ? pane : undefined}
    >
      {one && (
        <>
          <section className="panel">
            <h2>{text.facts}</h2>
            <ApplicationFacts applicationFact={one} />
          </section>
          <LimitUsage usage={one.usage} hasBase={one.base !== null} />
        </>
      )}
    </ReviewScreen>
  )
}
