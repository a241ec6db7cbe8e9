import { type Change, changeReview } from '@residency/contract/areas/mentors/change/change.contract'
import { changeWords } from '@residency/contract/areas/mentors/change/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Waiting } from '../../../screens/review/decision-bar.tsx'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { CHANGE_PATHS, useOneChange } from './change.queries.ts'
import { changeText } from './change.text.ts'
import { CHANGE_TONES, stepsOfChange } from './change-tones.rules.ts'
import { FromTo } from './from-to.tsx'

/**
 * The review of requests, for both the new mentor and the office: the record's actions say whose
 * step it is.
 */
export function useChangeReview(): Review<Change> {
  const { done, help } = useText(changeText)
  const { actions } = useText(changeWords).flows.mentorChange
  return { calls: changeReview, paths: CHANGE_PATHS, actions, done, help }
}

type Props = {
  id: number
  isVisit: boolean
  waiting: Waiting | undefined
  onOpen: (id: number | null) => void
}

/** One request: who changes from whom to whom, and why. */
export function ChangeReview({ id, isVisit, waiting, onOpen }: Props) {
  const text = useText(changeText)
  const { fields, flows } = useText(changeWords)
  const review = useChangeReview()
  const { data: change, error } = useOneChange(id)

  return (
    <ReviewScreen<Change>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={change}
      lead={
        change && (
          <StateTag tone={CHANGE_TONES[change.state]}>
            {flows.mentorChange.states[change.state]}
          </StateTag>
        )
      }
      {...(change ? { steps: stepsOfChange(change.state, text.steps) } : {})}
    >
      {change && (
        <section className="panel">
          <FromTo change={change} />
          <FactList
            facts={[
              [fields.why, change.why, true],
              [text.number, change.number],
              [text.major, change.major],
              [fields.baseId, change.base],
              [text.createTime, change.createTime],
              ...(change.reason ? [[text.refusal, change.reason, true] as const] : []),
            ]}
          />
          {change.actions.includes('passByOffice') && (
            <p className="soft change-effect">{text.effect}</p>
          )}
        </section>
      )}
    </ReviewScreen>
  )
}
