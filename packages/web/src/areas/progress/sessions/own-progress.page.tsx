import { beginsInWords } from '@residency/contract/areas/progress/sessions/begins.rules'
import type { OwnDecision } from '@residency/contract/areas/progress/sessions/session.contract'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import '../progress.css'
import { LearningPlan } from '../plans/learning-plan.tsx'
import { PlanGoals } from '../plans/plan-goals.tsx'
import { useOwnProgress, useSignDecision } from './session.queries.ts'
import { OUTCOME_TONES } from './session.rules.ts'
import { sessionText } from './session.text.ts'

const AnswerForm = lazyDialog(() => import('./answer-form.tsx').then((part) => part.AnswerForm))

/** View key progress/own/index: the reader’s own decisions and plans. */
export default function OwnProgressPage() {
  const text = useText(sessionText)
  const title = useText(sessionWords).menus.progressOwn
  const { data, error, refetch } = useOwnProgress()
  if (!data) return <Pending title={title} error={error} onRetry={() => void refetch()} />

  return (
    <section>
      <PageHead title={title} lead={text.ownLead} />
      {data.decisions.length === 0 && <div className="panel list-message">{text.ownNone}</div>}
      {data.decisions.map((decision) => (
        <DecisionPanel key={decision.id} decision={decision} />
      ))}
      <LearningPlan />
      {data.plans.map(({ id, openedOn, goals }) => (
        <section key={id} className="panel">
          <h2>
            {text.plans} <span className="soft">{openedOn}</span>
          </h2>
          <PlanGoals goals={goals} />
        </section>
      ))}
    </section>
  )
}

function DecisionPanel({ decision }: { decision: OwnDecision }) {
  const text = useText(sessionText)
  const words = useText(sessionWords)
  const { heldOn, committee, outcome, reason, stays, readOn, answer } = decision

  return (
    <section className="panel">
      <h2>
        {heldOn} <span className="soft">{committee}</span>
      </h2>
      <StateTag tone={OUTCOME_TONES[outcome]}>{words.outcomes[outcome]}</StateTag>
      {reason && <p>{reason}</p>}
      {stays.map((stay) => (
        <p key={stay.startsOn}>{say(text.repeatOf, stay)}</p>
      ))}
      {beginsInWords(words, { ...decision, stays: [] }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {readOn && <p className="soft">{say(text.signedOn, { day: readOn })}</p>}
      {answer && (
        <p>
          <span className="soft">{text.yourAnswer}</span> {answer}
        </p>
      )}
      <SignAndAnswer decision={decision} />
    </section>
  )
}

/** The trainee signs first; then there is a place for one answer. */
function SignAndAnswer({ decision: { id, actions } }: { decision: OwnDecision }) {
  const text = useText(sessionText)
  const sign = useSignDecision()
  const [isAnswering, setAnswering] = useState(false)

  return (
    <div className="progress-sign">
      {actions.includes('sign') && (
        <Button type="primary" loading={sign.isPending} onClick={() => sign.mutate(id)}>
          {text.sign}
        </Button>
      )}
      {actions.includes('answer') && (
        <Button onClick={() => setAnswering(true)}>{text.answer}</Button>
      )}
      <AnswerForm isOpen={isAnswering} id={id} onClose={() => setAnswering(false)} />
    </div>
  )
}
