import type {
  ShiftHours,
  ShiftOfWeek,
  WeekDetail,
} from '@residency/contract/areas/duty/hours/hours.contract'
import { hoursWords } from '@residency/contract/areas/duty/hours/text'
import type { ReactNode } from 'react'
import { inShanghai, minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import './hours.css'
import { hoursText } from './hours.text.ts'
import { SOURCE_TONES, WEEK_TONES } from './hours-tones.rules.ts'
import { useHoursLabel } from './use-hours-label.ts'

const timeOf = (at: string) => inShanghai(at).format('HH:mm')

/** The hours of a week in one bar: how much of what the limits allow. */
export function WeekTotal({ week }: { week: WeekDetail }) {
  const text = useText(hoursText)
  const { states } = useText(hoursWords).flows.dutyWeek
  const label = useHoursLabel()
  const { planned, most, state, isOver } = week
  const worked = say(text.worked, { worked: label(week.worked) })

  return (
    <div className="week-total">
      <div className="panel-head">
        <b className="figures">{worked}</b>
        {week.isPast && week.shifts.length > 0 && (
          <StateTag tone={WEEK_TONES[state]}>{states[state]}</StateTag>
        )}
      </div>
      <meter
        min={0}
        max={Math.max(most, week.worked, planned)}
        high={most}
        value={week.worked}
        aria-label={worked}
      />
      <p className="soft figures">
        {say(text.planned, { planned: label(planned) })} · {say(text.most, { most: label(most) })}
        {isOver && <b className="is-over"> · {text.over}</b>}
      </p>
      {week.question && <p>{say(text.question, { question: week.question })}</p>}
      {week.answer && <p>{say(text.answer, { answer: week.answer })}</p>}
    </div>
  )
}

type ShiftsProps = {
  shifts: readonly ShiftOfWeek[]

  /** What can be done with a shift. */
  actionsOf?: (shift: ShiftHours) => ReactNode
}

/** The shifts of a week with the planned hours and those that were worked. */
export function WeekShifts({ shifts, actionsOf }: ShiftsProps) {
  const text = useText(hoursText)
  const label = useHoursLabel()
  const { sources } = useText(hoursWords)
  if (shifts.length === 0) return <p className="soft">{text.noShifts}</p>

  return (
    <ul className="week-shifts">
      {shifts.map((shift) => (
        <li key={shift.shiftId}>
          <b className="figures">{inShanghai(shift.day).format(text.shiftDay)}</b>
          <span className="week-shift">
            <span>
              {shift.kind} · {shift.department}
            </span>
            <small className="figures">
              {say(text.plannedSpan, { from: timeOf(shift.startsAt), until: timeOf(shift.endsAt) })}
            </small>
            <WorkedSpan shift={shift} />
            <SignedSpan shift={shift} />
            {shift.opensAt && (
              <small className="figures">
                {say(text.opens, { time: minuteOf(shift.opensAt).slice(5) })}
              </small>
            )}
            <span>
              <StateTag tone={SOURCE_TONES[shift.source]}>{sources[shift.source]}</StateTag>
              {shift.isLate && <small> {text.late}</small>}
              {shift.earnedDays > 0 && (
                <small className="figures"> {say(text.earned, { days: shift.earnedDays })}</small>
              )}
            </span>
            {shift.reason && <small>{say(text.reason, { reason: shift.reason })}</small>}
          </span>
          <span className="figures">{label(shift.hours)}</span>
          {actionsOf?.(shift)}
        </li>
      ))}
    </ul>
  )
}

/** The sign-in next to a correction. */
function SignedSpan({ shift: { source, signedInAt, signedOutAt } }: { shift: ShiftHours }) {
  const text = useText(hoursText)
  if (signedInAt === null || (source !== 'corrected' && source !== 'missed')) return null

  return (
    <small className="figures">
      {signedOutAt === null
        ? say(text.signedIn, { from: timeOf(signedInAt) })
        : say(text.signedSpan, { from: timeOf(signedInAt), until: timeOf(signedOutAt) })}
    </small>
  )
}

function WorkedSpan({ shift: { workedFrom, workedUntil } }: { shift: ShiftHours }) {
  const text = useText(hoursText)
  if (workedFrom === null) return null

  return (
    <small className="figures">
      {workedUntil === null
        ? say(text.arrivedAt, { time: timeOf(workedFrom) })
        : say(text.workedSpan, { from: timeOf(workedFrom), until: timeOf(workedUntil) })}
    </small>
  )
}
