import {
  type Departure,
  departureReview,
} from '@residency/contract/areas/students/departure/departure.contract'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { Alert } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { Checklist } from './checklist.tsx'
import { Consequences } from './consequences.tsx'
import { DEPARTURE_PATHS, useOneDeparture, useWaitingDepartures } from './departure.queries.ts'
import { DEPARTURE_TONES, stepsOfDeparture } from './departure.rules.ts'
import { departureText } from './departure.text.ts'
import { useDepartureFacts } from './use-departure-facts.ts'

/** The review of departures, for bases and the office. */
export function useDepartureReview(): Review<Departure> {
  const { done, help } = useText(departureText)
  const { actions } = useText(departureWords).flows.departure
  return { calls: departureReview, paths: DEPARTURE_PATHS, actions, done, help }
}

type Props = { id: number; isVisit: boolean; onOpen: (id: number | null) => void }

/** One departure: facts, consequences, checklist. */
export function DepartureReview({ id, isVisit, onOpen }: Props) {
  const text = useText(departureText)
  const { flows } = useText(departureWords)
  const factsOf = useDepartureFacts()
  const review = useDepartureReview()
  const waiting = useWaitingDepartures().data
  const { data: departure, error } = useOneDeparture(id)

  return (
    <ReviewScreen<Departure>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={departure}
      lead={
        departure && (
          <StateTag tone={DEPARTURE_TONES[departure.state]}>
            {flows.departure.states[departure.state]}
          </StateTag>
        )
      }
      {...(departure ? { steps: stepsOfDeparture(departure, text.steps) } : {})}
    >
      {departure && (
        <>
          {departure.obstacle && (
            <Alert type="info" showIcon title={say(text.obstacle, { why: departure.obstacle })} />
          )}
          <section className="panel">
            <h2>{text.facts}</h2>
            <FactList facts={factsOf(departure)} />
            {departure.consequences && <Consequences of={departure.consequences} />}
          </section>
          <Checklist items={departure.clearances} />
        </>
      )}
    </ReviewScreen>
  )
}
