import {
  type Completion,
  completionReview,
} from '@residency/contract/areas/students/completion/completion.contract'
import { completionWords } from '@residency/contract/areas/students/completion/text'
import { Alert } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { CheckLines } from './check-lines.tsx'
import { COMPLETION_PATHS, useCompletion, useWaitingCompletions } from './completion.queries.ts'
import { completionText } from './completion.text.ts'
import { COMPLETION_TONES, stepsOfCompletion } from './completion-tones.rules.ts'

/**
 * The review of completions: the office confirms, refuses or takes back, the person who proposed
 * withdraws.
 */
export function useCompletionReview(): Review<Completion> {
  const { done, help } = useText(completionText).review
  const { actions } = useText(completionWords).flows.completion
  return { calls: completionReview, paths: COMPLETION_PATHS, actions, done, help }
}

type Props = { id: number; isVisit: boolean; onOpen: (id: number | null) => void }

/** One completion with the present result of the check. */
export function CompletionReview({ id, isVisit, onOpen }: Props) {
  const { review: text, lines, comma } = useText(completionText)
  const { states } = useText(completionWords).flows.completion
  const review = useCompletionReview()
  const waiting = useWaitingCompletions().data
  const { data: one, error } = useCompletion(id)

  return (
    <ReviewScreen<Completion>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={one}
      lead={one && <StateTag tone={COMPLETION_TONES[one.state]}>{states[one.state]}</StateTag>}
      {...(one ? { steps: stepsOfCompletion(one.state, text.steps) } : {})}
    >
      {one && (
        <>
          <section className="panel">
            {one.obstacle && (
              <Alert type="warning" showIcon title={say(text.obstacle, { why: one.obstacle })} />
            )}
            <FactList
              facts={[
                [text.name, `${one.name} ${one.number}`],
                [text.training, `${one.base} · ${one.major}`],
                [text.plannedEnd, <DateCell key="end" value={one.plannedEnd} />],
                [text.proposedBy, one.proposedBy],
                [text.createTime, one.createTime],
                [text.confirmedOn, one.confirmedOn],
                [text.certificate, one.certificate?.number],
                [
                  text.unmet,
                  one.unmet
                    .map(({ label, state }) => say(lines.stated, { label, state: lines[state] }))
                    .join(comma) || text.allMet,
                  true,
                ],
                ...(one.reason ? [[text.reason, one.reason, true] as const] : []),
                ...(one.refusal ? [[text.refusal, one.refusal, true] as const] : []),
              ]}
            />
          </section>
          <section className="panel">
            <h2>{lines.title}</h2>
            <CheckLines lines={one.lines} />
          </section>
        </>
      )}
    </ReviewScreen>
  )
}
