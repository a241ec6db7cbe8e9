import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'
import type { ReviewedChoice } from '@residency/contract/areas/signup/review/review.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { Button } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { type Registration, useJudgeChoice } from './registration.queries.ts'
import { reviewText } from './review.text.ts'

const StepDialog = lazyDialog(() =>
  import('../../../screens/review/reason-dialog.tsx').then((part) => part.StepDialog),
)

const TONES = { yes: 'good', no: 'bad', open: 'calm' } as const

/** A choice: verdict, reviewer, current warnings; its base decides here. */
export function ChoiceVerdict({
  registration,
  choice,
}: {
  registration: Registration
  choice: ReviewedChoice
}) {
  const text = useText(reviewText)
  const { against } = useText(signupWords)
  const judge = useJudgeChoice()
  const [isAsking, setAsking] = useState(false)

  const chooseVerdict = () => {
    if (choice.isEligible === null) return 'open'

    return choice.isEligible ? 'yes' : 'no'
  }

  const verdict = chooseVerdict()

  const accept = () =>
    judge
      .mutateAsync({ id: registration.id, offerId: choice.offerId, isEligible: true, reason: null })
      .then(
        () => toast.success(text.judgeDone),
        (error: Error) => toast.error(error.message),
      )

  const by = choice.judgedBy
    ? say(text.judged, { who: choice.judgedBy, at: choice.judgedAt ?? '' })
    : choice.judgedAt && say(text.judgedByRule, { at: choice.judgedAt })

  return (
    <li>
      <div className="verdict-head">
        <span>
          <small className="soft">{say(text.nth, { n: choice.rank })}</small> {choice.label}
        </span>
        <StateTag tone={TONES[verdict]}>{text.verdict[verdict]}</StateTag>
      </div>
      {choice.reason && <p>{choice.reason}</p>}
      {choice.against.length > 0 && verdict !== 'no' && (
        <p className="verdict-against">
          {say(text.against, { faults: choice.against.map((fault) => against[fault]).join(' · ') })}
        </p>
      )}
      {by && <small className="soft">{by}</small>}
      {choice.canJudge && (
        <div className="verdict-acts">
          {verdict !== 'yes' && (
            <Button size="small" loading={judge.isPending} onClick={() => void accept()}>
              {text.judge.yes}
            </Button>
          )}
          {verdict !== 'no' && (
            <Button size="small" disabled={judge.isPending} onClick={() => setAsking(true)}>
              {text.judge.no}
            </Button>
          )}
        </div>
      )}
      <StepDialog
        isOpen={isAsking}
        flow={registrationFlow.name}
        action="judge"
        title={say(text.judgeTitle, { name: registration.realName ?? '—', choice: choice.label })}
        okText={text.judge.no}
        onClose={() => setAsking(false)}
        submit={async (reason) => {
          await judge.mutateAsync({
            id: registration.id,
            offerId: choice.offerId,
            isEligible: false,
            reason,
          })
          toast.success(text.judgeDone)
        }}
      />
    </li>
  )
}
