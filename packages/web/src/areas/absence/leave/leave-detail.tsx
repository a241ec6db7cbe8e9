import type { AbsenceDetail } from '@residency/contract/areas/absence/leave/leave.contract'
import type { LeaveEffect } from '@residency/contract/areas/absence/leave/leave-list.contract'
import { useState } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { EvidencePane } from '../../files/files.public.ts'
import { LeaveState } from './leave.columns.tsx'
import { useLeave, useLeaveWords, useWaitingLeaves } from './leave.queries.ts'
import { leaveText } from './leave.text.ts'
import { daysOf, stepsOf } from './leave-tones.rules.ts'
import { LeaveWeighing } from './leave-weighing.tsx'
import { useLeaveReview } from './use-leave-review.ts'

type Shown = AbsenceDetail & { effect: LeaveEffect }
type Props = { id: number; isVisit: boolean; onOpen: (id: number | null) => void }
/** One absence: what is asked for, who decides, what a decision has to weigh, and its papers. */
export function LeaveDetail({ id, isVisit, onOpen }: Props) {
  const text = useText(leaveText)
  const { leaveSteps } = useLeaveWords()
  const review = useLeaveReview<Shown>()
  const { data: one, error } = useLeave(id)
  const waiting = useWaitingLeaves().data
  const [shown, setShown] = useState<string | null>(null)
  const files = (one?.papers ?? []).map((file) => ({ key: file.filePath, label: file.name, hint: text.review.papers, file }))
  return (
    <ReviewScreen<Shown>
      {...{ review, waiting, isVisit, onOpen, error }}
      record={one}
      lead={one && <LeaveState row={one} />}
      {...(one && one.steps.length > 0 ? { steps: stepsOf(one.steps, one.waitsFor, leaveSteps, text.comma) } : {})}
      evidence={files.length > 0 ? <EvidencePane files={files} shown={shown} onShow={setShown} /> : undefined}
    >
      {one && <Parts one={one} />}
    </ReviewScreen>
  )
}

function Parts({ one }: { one: Shown }) {
  const words = useText(leaveText)
  const { review: text, own } = words
  const { fields, halves, flows, leaveSteps } = useLeaveWords()
  const actions: Readonly<Record<string, string>> = flows.leave.actions
  return (
    <>
      <section className="panel">
        <h2>{text.facts}</h2>
        <FactList
          facts={[
            [text.who, `${one.name} · ${one.number}`],
            [text.where, [one.department, one.base].filter(Boolean).join(' · ')],
            [text.type, one.type],
            [text.when, daysOf(one, halves)],
            [text.count, [say(words.days, { count: one.days }), one.isProvisional && words.provisional].filter(Boolean).join(' · ')],
            [text.applied, one.createTime],
            [fields.reason, one.reason, true],
            ...(one.urgentReason ? [[fields.urgentReason, one.urgentReason, true] as const] : []),
            ...(one.revokeReason ? [[flows.leave.actions.requestRevoke, one.revokeReason, true] as const] : []),
            ...(one.refusal ? [[flows.leave.actions.reject, one.refusal, true] as const] : []),
            ...(one.returnedOn ? [[fields.lastOn, `${one.returnedOn} ${halves[one.returnedHalf ?? 'pm']}`] as const] : []),
            ...(one.plannedEndsOn ? [[fields.endsOn, say(own.planned, { day: one.plannedEndsOn })] as const] : []),
          ]}
        />
      </section>
      <LeaveWeighing effect={one.effect} />
      <section className="panel">
        <h2>{text.steps}</h2>
        <FactList
          facts={one.steps.map(({ step, place, names, outcome, at }) => [
            place ? `${leaveSteps[step]} · ${place}` : leaveSteps[step],
            [names.join(words.comma), outcome === null ? null : outcome === 'passed' ? actions.approve : actions.reject, at]
              .filter(Boolean)
              .join(' · '),
          ])}
        />
      </section>
      {one.history.length > 0 && (
        <section className="panel">
          <h2>{text.history}</h2>
          <FactList
            facts={one.history.map(({ action, at, by, reason }) => [
              actions[action] ?? action,
              <span key={at}>
                {say(text.by, { name: by ?? '', at })}
                {reason && <small className="soft"> {reason}</small>}
              </span>,
            ])}
          />
        </section>
      )}
    </>
  )
}
