import type { OwnAbsence } from '@residency/contract/areas/absence/leave/leave.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { Button, Steps } from 'antd'
import type { ReactNode } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { stepNow } from '../../../screens/detail-screen.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import { useWithdrawLeave } from '../leave/leave.queries.ts'
import { leaveText } from '../leave/leave.text.ts'
import { daysOf, LEAVE_TONES, mayHaveStandIn, stepsOf } from '../leave/leave-tones.rules.ts'
import { standInText } from '../stand-ins/stand-in.text.ts'
import { StandInLine } from '../stand-ins/stand-in-line.tsx'

/** Words that differ where it is not a leave. */
type CardWords = {
  title: string
  states: Readonly<Record<string, string>>
  actions: Readonly<Record<string, string>>
  overdueNote: string
  withdrawNote: string
  withdrawn: string
}

type Props = {
  one: OwnAbsence
  onReport: () => void
  onRevoke: () => void
  /** A leave may have a stand-in. */
  onChangeStandIn?: () => void
  as?: CardWords
  children?: ReactNode
}

/** An own absence: days, state, every step with names and times, and what can be done. */
export function OwnAbsenceCard({ one, onReport, onRevoke, onChangeStandIn, as, children }: Props) {
  const words = useText(leaveText)
  const { own: text } = words
  const { flows, halves, leaveSteps } = useText(leaveWords)
  const isPhone = usePhone()
  const states: Readonly<Record<string, string>> = { ...flows.leave.states, ...as?.states }
  const title = as?.title ?? one.type
  const steps = stepsOf(one.steps, one.waitsFor, leaveSteps, words.comma)

  return (
    <article className="panel leave-card" aria-label={`${title} ${one.startsOn}`}>
      <div className="panel-head">
        <div>
          <h2>
            {title} · {say(words.days, { count: one.days })}
          </h2>
          <p className="soft figures">{daysOf(one, halves)}</p>
        </div>
        <StateTag tone={LEAVE_TONES[one.state]}>{states[one.state]}</StateTag>
      </div>
      {one.isProvisional && <p className="soft">{words.provisional}</p>}
      <p>{say(text.reason, { reason: one.reason })}</p>
      {onChangeStandIn && one.kind === 'leave' && (
        <StandInOf one={one} onChange={onChangeStandIn} />
      )}
      {children}
      {one.refusal && <p>{say(text.refusal, { reason: one.refusal })}</p>}
      {one.revokeReason && <p>{say(text.revokeReason, { reason: one.revokeReason })}</p>}
      {one.returnedOn && <p>{say(text.returned, { day: one.returnedOn })}</p>}
      {one.isOverdue && <p className="is-late">{as?.overdueNote ?? text.overdueNote}</p>}
      {steps.length > 0 && (
        <Steps
          size="small"
          current={stepNow(steps)}
          orientation={isPhone ? 'vertical' : 'horizontal'}
          items={steps.map(({ title, note, state }) => ({ title, content: note, status: state }))}
        />
      )}
      <Buttons {...{ one, onReport, onRevoke, as }} />
    </article>
  )
}

/**
 * Who does the work meanwhile; somebody can be asked as long as the leave is under way. That nobody
 * was asked matters only until then.
 */
function StandInOf({ one, onChange }: { one: OwnAbsence; onChange: () => void }) {
  const text = useText(standInText)
  const isUnderWay = mayHaveStandIn(one.state) && one.endsOn >= todayInShanghai()
  if (!isUnderWay && one.standIn === null) return null

  return (
    <div className="leave-stand-in">
      <span>{text.title}</span>
      <StandInLine standIn={one.standIn} />
      {isUnderWay && (
        <Button type="link" onClick={onChange}>
          {one.standIn ? text.change : text.arrange}
        </Button>
      )}
    </div>
  )
}

function Buttons({
  one,
  onReport,
  onRevoke,
  as,
}: Omit<Props, 'as'> & { as: CardWords | undefined }) {
  const { own } = useText(leaveText)
  const actions = { ...useText(leaveWords).flows.leave.actions, ...as?.actions }
  const text = { ...own, ...as }
  const withdraw = useWithdrawLeave()
  if (one.ownActions.length === 0) return null

  const leave = async () => {
    const question = {
      title: say(text.withdrawQuestion, { type: as?.title ?? one.type }),
      content: text.withdrawNote,
      okText: actions.withdraw,
    }
    if (!(await ask({ ...question, danger: true }))) return

    withdraw.mutate(
      { id: one.id, version: one.version },
      { onSuccess: () => void toast.success(text.withdrawn) },
    )
  }

  return (
    <div className="leave-buttons">
      {one.ownActions.includes('withdraw') && (
        <Button onClick={() => void leave()}>{actions.withdraw}</Button>
      )}
      {one.ownActions.includes('requestRevoke') && (
        <Button onClick={onRevoke}>{actions.requestRevoke}</Button>
      )}
      {one.ownActions.includes('reportBack') && (
        <Button type="primary" onClick={onReport}>
          {actions.reportBack}
        </Button>
      )}
    </div>
  )
}
