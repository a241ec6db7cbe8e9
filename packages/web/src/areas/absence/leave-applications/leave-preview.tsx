import type { LeavePlan } from '@residency/contract/areas/absence/leave/leave-plan.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import '../leave/leave.css'
import { leaveText } from '../leave/leave.text.ts'

/** What an absence would be, while it is typed; `children`: what only this kind of it has. */
type Props = { plan: LeavePlan | undefined; title?: string; hint?: string; children?: ReactNode }

export function LeavePreview({ plan, title, hint, children }: Props) {
  const { preview: text } = useText(leaveText)
  if (!plan) return <p className="leave-preview soft">{hint ?? text.choose}</p>

  const { notice, refusal, extension } = plan
  const over = plan.stays.filter(({ isRepeat }) => isRepeat)

  return (
    <section className="leave-preview" aria-label={title ?? text.title} aria-live="polite">
      {refusal && <Alert type="error" showIcon title={refusal} />}
      {!refusal && notice.isShort && (
        <Alert
          type="warning"
          showIcon
          title={say(text.noticeShort, { days: notice.days, earliest: notice.earliest })}
        />
      )}
      {plan.seats.map((seat) => (
        <Alert
          key={`${seat.what} ${seat.when}`}
          type="warning"
          showIcon
          title={say(text.seat, seat)}
        />
      ))}
      <Count plan={plan} />
      <Deciders plan={plan} />
      {children}
      {extension && <p>{say(text.extension, extension)}</p>}
      {over.map((stay) => (
        <p key={stay.startsOn} className="is-late">
          {say(text.stay, { department: stay.department, share: stay.share, limit: stay.limit })} ·{' '}
          {text.repeat}
        </p>
      ))}
    </section>
  )
}

function Count({ plan }: { plan: LeavePlan }) {
  const words = useText(leaveText)
  const { preview: text } = words
  const isSplit = plan.years.length > 1
  const isProvisional = plan.years.some((year) => year.isProvisional)

  return (
    <div className="leave-count">
      <strong>{say(text.total, { days: plan.total })}</strong>
      <span className="soft">
        {plan.countedBy === 'working' ? text.byWorking : text.byCalendar}
      </span>
      {isSplit &&
        plan.years.map(({ year, days }) => (
          <span key={year}>{say(text.year, { year, days })}</span>
        ))}
      {plan.years.map(
        ({ year, left }) =>
          left !== null &&
          left >= 0 && (
            <span key={`left ${year}`}>
              {say(isSplit ? text.leftIn : text.left, { year, left })}
            </span>
          ),
      )}
      {isProvisional && <span className="soft">{words.provisional}</span>}
    </div>
  )
}

function Deciders({ plan }: { plan: LeavePlan }) {
  const { preview: text, comma } = useText(leaveText)
  const { leaveSteps } = useText(leaveWords)
  if (plan.steps.length === 0) return null

  return (
    <div>
      <span className="soft">{text.who}</span>
      <ol className="leave-deciders">
        {plan.steps.map(({ step, parts }) => (
          <li key={step}>
            {leaveSteps[step]}{' '}
            <strong>
              {[
                ...new Set(
                  parts.flatMap(({ names }) => (names.length > 0 ? names : [text.nobody])),
                ),
              ].join(comma)}
            </strong>
          </li>
        ))}
      </ol>
    </div>
  )
}
