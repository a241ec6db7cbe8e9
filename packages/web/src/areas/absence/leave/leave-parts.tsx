import type { AbsenceDetail } from '@residency/contract/areas/absence/leave/leave.contract'
import type { LeaveEffect } from '@residency/contract/areas/absence/leave/leave-list.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { leaveTypeWords } from '@residency/contract/areas/absence/leave-types/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { standInText } from '../stand-ins/stand-in.text.ts'
import { StandInLine } from '../stand-ins/stand-in-line.tsx'
import { leaveText } from './leave.text.ts'
import { daysOf } from './leave-tones.rules.ts'
import { LeaveWeighing } from './leave-weighing.tsx'

/**
 * The event that a leave names, the extra days that were chosen, and what other applications of the
 * event use.
 */
function EventFact({ absence: { event, effect } }: Pick<Props, 'absence'>) {
  const words = useText(leaveText)
  const { event: text } = words
  if (!event) return null

  const named = [
    event.name,
    event.on,
    event.childNumber && say(text.child, { number: event.childNumber }),
  ]
    .filter(Boolean)
    .join(' · ')

  const extras = event.extras.map((extra) => say(text.chosen, extra)).join(words.comma)
  const share = effect.event

  return (
    <>
      {named}
      {extras && <div>{extras}</div>}
      {share && share.most !== null && (
        <div className="soft">
          {say(share.taken > 0 ? text.mostTaken : text.most, {
            most: share.most,
            taken: share.taken,
          })}
        </div>
      )}
    </>
  )
}

type Props = {
  absence: AbsenceDetail & { effect: LeaveEffect }

  /** Facts and words that only this kind of absence has. */
  facts?: readonly Fact[]
  words?: Readonly<Record<string, string>>
}

/** What an absence is about, what a decision has to weigh, its steps and its history. */
export function AbsenceParts({ absence, facts = [], words: special = {} }: Props) {
  const words = useText(leaveText)
  const { review: text, own } = words
  const standIn = useText(standInText)
  const { fields, halves, flows, leaveSteps } = useText(leaveWords)
  const { eventKinds } = useText(leaveTypeWords)
  const actions: Readonly<Record<string, string>> = { ...flows.leave.actions, ...special }

  return (
    <>
      <section className="panel">
        <h2>{text.facts}</h2>
        <FactList
          facts={[
            [text.who, `${absence.name} · ${absence.number}`],
            [text.where, [absence.department, absence.base].filter(Boolean).join(' · ')],
            [text.type, absence.type],
            [text.when, daysOf(absence, halves)],
            [
              text.count,
              [say(words.days, { count: absence.days }), absence.isProvisional && words.provisional]
                .filter(Boolean)
                .join(' · '),
            ],
            [text.applied, absence.createTime],
            ...facts,
            [fields.reason, absence.reason, true],
            ...(absence.event
              ? [
                  [
                    eventKinds[absence.event.kind],
                    <EventFact key="event" absence={absence} />,
                    true,
                  ] as const,
                ]
              : []),
            ...(absence.kind === 'leave'
              ? [
                  [
                    standIn.title,
                    <StandInLine key="standIn" standIn={absence.standIn} />,
                    true,
                  ] as const,
                ]
              : []),
            ...(absence.urgentReason
              ? [[fields.urgentReason, absence.urgentReason, true] as const]
              : []),
            ...(absence.revokeReason
              ? [[flows.leave.actions.requestRevoke, absence.revokeReason, true] as const]
              : []),
            ...(absence.refusal
              ? [[flows.leave.actions.reject, absence.refusal, true] as const]
              : []),
            ...(absence.returnedOn
              ? [
                  [
                    fields.lastOn,
                    `${absence.returnedOn} ${halves[absence.returnedHalf ?? 'pm']}`,
                  ] as const,
                ]
              : []),
            ...(absence.plannedEndsOn
              ? [[fields.endsOn, say(own.planned, { day: absence.plannedEndsOn })] as const]
              : []),
          ]}
        />
      </section>
      <LeaveWeighing effect={absence.effect} />
      <section className="panel">
        <h2>{text.steps}</h2>
        <FactList
          facts={absence.steps.map(({ step, place, names, outcome, at }) => {
            const describeOutcome = () => {
              if (outcome === null) return null

              return outcome === 'passed' ? actions.approve : actions.reject
            }

            return [
              place ? `${leaveSteps[step]} · ${place}` : leaveSteps[step],
              [names.join(words.comma), describeOutcome(), at].filter(Boolean).join(' · '),
            ]
          })}
        />
      </section>
      {absence.history.length > 0 && (
        <section className="panel">
          <h2>{text.history}</h2>
          <FactList
            facts={absence.history.map(({ action, at, by, reason }) => [
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
