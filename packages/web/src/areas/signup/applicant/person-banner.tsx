import { Alert } from 'antd'
import { inShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { toneOf } from '../registration-state.rules.ts'
import type { Own } from './basic.rules.ts'
import { personText } from './person.text.ts'
import { registrationStatusText } from './registration-status.text.ts'

const BANNER = { bad: 'error', wait: 'warning', busy: 'success', good: 'success', calm: 'info' } as const

/** Where the sign-up of one of a unit's people stands. Results, tickets and places are the person's own and are not shown. */
export function PersonBanner({ own }: { own: Own }) {
  const text = useText(personText)
  const { until, reason, exempt } = useText(registrationStatusText)
  if (own.state === 'draft') {
    const time = inShanghai(own.intake.signUpUntil).format('YYYY-MM-DD HH:mm')
    return (
      <p className="applicant-until">
        {say(until, { time })} · {text.by}
      </p>
    )
  }
  const hasReason = own.returnReason && (own.state === 'returned' || own.state === 'rejected')
  return (
    <Alert
      className="standing-banner"
      type={own.state === 'submitted' ? 'info' : BANNER[toneOf(own.state)]}
      showIcon
      title={own.state === 'qualified' && own.isExempt ? exempt : say(text.states[own.state], { number: own.traineeNumber ?? '—' })}
      description={hasReason ? say(reason, { reason: own.returnReason ?? '' }) : undefined}
    />
  )
}
