import type { OwnAbsence } from '@residency/contract/areas/absence/leave/leave.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { Button, Steps } from 'antd'
import type { ReactNode } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { stepNow } from '../../../screens/detail-screen.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
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
  absence: OwnAbsence
  onReport: () => void
  onRevoke: () => void

  /** A leave may have a stand-in. */
  onChangeStandIn?: () => void
  as?: CardWords
  children?: ReactNode
}

/** An own absence: days, state, every step with names and times, and what can be done. */
export function OwnAbsenceCard({
  absence,
  onReport,
  onRevoke,
  onChangeStandIn,
  as,
  children,
}: Props) {
  const words = useText(leaveText)
  const { own: text } = words
  const { flows, halves, leaveSteps } = useText(leaveWords)
  const isPhone = usePhone()
  const states: Readonly<Record<string, string>> = { ...flows.leave.states, ...as?.states }
  const title = as?.title ?? absence.type
  const steps = stepsOf(absence.steps, absence.waitsFor, leaveSteps, words.comma)

  return (
    <article className="panel leave-card" aria-label={`${title} ${absence.startsOn}`}>
      <div className="panel-head">
        <div>
          <h2>
            {title} · {say(words.days, { count: absence.days })}
          </h2>
          <p className="soft figures">{daysOf(absence, halves)}</p>
        </div>
        <StateTag tone={LEAVE_TONES[absence.state]}>{states[absence.state]}</StateTag>
      </div>
      {absence.isProvisional && <p className="soft">{words.provisional}</p>}
      <p>{say(text.reason, { reason: absence.reason })}</p>
      {onChangeStandIn && absence.kind === 'leave' && (
        <StandInOf absence={absence} onChange={onChangeStandIn} />
      )}
      {children}
      {absence.refusal && <p>{say(text.refusal, { reason: absence.refusal })}</p>}
      {absence.revokeReason && <p>{say(text.revokeReason, { reason: absence.revokeReason })}</p>}
      {absence.returnedOn && <p>{say(text.returned, { day: absence.returnedOn })}</p>}
      {absence.isOverdue && <p className="is-late">{as?.overdueNote ?? text.overdueNote}</p>}
      {steps.length > 0 && (
        <Steps
          size="small"
          current={stepNow(steps)}
          orientation={isPhone ? 'vertical' : 'horizontal'}
          items={steps.map(({ title, note, state }) => ({ title, content: note, status: state }))}
        />
      )}
      <Buttons absence={absence} onReport={onReport} onRevoke={onRevoke} as={as} />
    </article>
  )
}

/**
 * Who does the work meanwhile; somebody can be asked as long as the leave is under way. That nobody
 * was asked matters only until then.
 */
function StandInOf({ absence, onChange }: { absence: OwnAbsence; onChange: () => void }) {
  const text = useText(standInText)
  const isUnderWay = mayHaveStandIn(absence.state) && absence.endsOn >= todayInShanghai()
  if (!isUnderWay && absence.standIn === null) return null

  return (
    <div className="leave-stand-in">
      <span>{text.title}</span>
      <StandInLine standIn={absence.standIn} />
      {isUnderWay && (
        <Button type="link" onClick={onChange}>
          {absence.standIn ? text.change : text.arrange}
        </Button>
      )}
    </div>
  )
}

function Buttons({
  absence,
  onReport,
  onRevoke,
  as,
}: Omit<Props, 'as'> & { as: CardWords | undefined }) {
  const { own } = useText(leaveText)
  const actions = { ...useText(leaveWords).flows.leave.actions, ...as?.actions }
  const text = { ...own, ...as }
  const withdraw = useWithdrawLeave()
  if (absence.ownActions.length === 0) return null

  const leave = () =>
    askToWithdraw(
      { ...text, withdraw: actions.withdraw },
      { type: as?.title ?? absence.type },
      () => withdraw.mutateAsync({ id: absence.id, version: absence.version }),
    )

  return (
    <div className="leave-buttons">
      {absence.ownActions.includes('withdraw') && (
        <Button onClick={() => void leave()}>{actions.withdraw}</Button>
      )}
      {absence.ownActions.includes('requestRevoke') && (
        <Button onClick={onRevoke}>{actions.requestRevoke}</Button>
      )}
      {absence.ownActions.includes('reportBack') && (
        <Button type="primary" onClick={onReport}>
          {actions.reportBack}
        </Button>
      )}
    </div>
  )
}
