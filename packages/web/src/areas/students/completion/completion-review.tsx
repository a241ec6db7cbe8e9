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
  const { data: completion, error } = useCompletion(id)

  return (
    <ReviewScreen<Completion>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={completion}
      lead={
        completion && (
          <StateTag tone={COMPLETION_TONES[completion.state]}>{states[completion.state]}</StateTag>
        )
      }
      {...(completion ? { steps: stepsOfCompletion(completion.state, text.steps) } : {})}
    >
      {completion && (
        <>
          <section className="panel">
            {completion.obstacle && (
              <Alert
                type="warning"
                showIcon
                title={say(text.obstacle, { why: completion.obstacle })}
              />
            )}
            <FactList
              facts={[
                [text.name, `${completion.name} ${completion.number}`],
                [text.training, `${completion.base} · ${completion.major}`],
                [text.plannedEnd, <DateCell key="end" value={completion.plannedEnd} />],
                [text.proposedBy, completion.proposedBy],
                [text.createTime, completion.createTime],
                [text.confirmedOn, completion.confirmedOn],
                [text.certificate, completion.certificate?.number],
                [
                  text.unmet,
                  completion.unmet
                    .map(({ label, state }) => say(lines.stated, { label, state: lines[state] }))
                    .join(comma) || text.allMet,
                  true,
                ],
                ...(completion.reason ? [[text.reason, completion.reason, true] as const] : []),
                ...(completion.refusal ? [[text.refusal, completion.refusal, true] as const] : []),
              ]}
            />
          </section>
          <section className="panel">
            <h2>{lines.title}</h2>
            <CheckLines lines={completion.lines} />
          </section>
        </>
      )}
    </ReviewScreen>
  )
}
