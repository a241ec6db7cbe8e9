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
  const { data: application, error } = useApplication(id)
  const waiting = useWaitingApplications(fromOutside).data
  const files = asEvidence(application?.files, text.papers)
  const pane = useEvidencePane(files)

  const lead = application && (
    <>
      <StateTag tone={APPLICATION_TONES[application.state]}>
        {flows.awardApplication.states[application.state]}
      </StateTag>{' '}
      {say(text.kindLine, { kind: application.kind, year: application.year })}
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
      record={application}
      evidence={files.length > 0 ? pane : undefined}
    >
      {application && (
        <>
          <section className="panel">
            <h2>{text.facts}</h2>
            <ApplicationFacts applicationFact={application} />
          </section>
          <LimitUsage usage={application.usage} hasBase={application.base !== null} />
        </>
      )}
    </ReviewScreen>
  )
}
