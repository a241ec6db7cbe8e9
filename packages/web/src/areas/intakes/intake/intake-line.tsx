import { intakesWords } from '@residency/contract/areas/intakes/text'
import { Tooltip } from 'antd'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { lineOf, type Windows } from './intake.rules.ts'
import { intakeText } from './intake.text.ts'
import '../intakes.css'

const ALL = ['signUpFrom', 'signUpUntil', 'editUntil', 'reviewUntil', 'confirmUntil'] as const

/**
 * The windows of an intake as a small timeline with today and the next date; all dates on hover.
 */
export function IntakeLine({ row }: { row: Windows }) {
  const text = useText(intakeText)
  const { fields } = useText(intakesWords)
  const { stretches, today, next } = lineOf(row, Date.now())
  const whole = ALL.map((stop) => `${fields[stop]} ${minuteOf(row[stop])}`)

  return (
    <Tooltip
      title={
        <span className="intake-stops figures">
          {whole.map((stop) => (
            <span key={stop}>{stop}</span>
          ))}
        </span>
      }
    >
      <span className="intake-line">
        <span className="intake-track" aria-hidden="true">
          {stretches.map(({ until, left, width }) => (
            <i
              key={until}
              className={`is-${until}`}
              style={{ left: `${left}%`, width: `${width}%` }}
            />
          ))}
          {today !== null && <b style={{ left: `${today}%` }} />}
        </span>
        <small className="soft figures">
          {next
            ? say(text.nextStop, { stop: fields[next], at: minuteOf(row[next]) })
            : text.allOver}
        </small>
      </span>
    </Tooltip>
  )
}
