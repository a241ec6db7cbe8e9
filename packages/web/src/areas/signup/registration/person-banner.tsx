import { Alert } from 'antd'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { bannerOf, hasReason, isDraft, isQualifiedExempt } from '../registration-state.rules.ts'
import type { Own } from '../sections/basic.rules.ts'
import { personText } from './person.text.ts'
import { registrationStatusText } from './registration-status.text.ts'

/**
 * The state of a registration of a unit's applicant. Results, tickets and places are personal and
 * not shown.
 */
export function PersonBanner({ own }: { own: Own }) {
  const text = useText(personText)
  const { until, reason, exempt } = useText(registrationStatusText)
  if (isDraft(own.state)) {
    const time = minuteOf(own.intake.signUpUntil)
    return (
      <p className="applicant-until">
        {say(until, { time })} · {text.by}
      </p>
    )
  }

  return (
    <Alert
      className="standing-banner"
      type={bannerOf(own.state)}
      showIcon
      title={
        isQualifiedExempt(own)
          ? exempt
          : say(text.states[own.state], { number: own.traineeNumber ?? '—' })
      }
      description={
        own.returnReason && hasReason(own.state)
          ? say(reason, { reason: own.returnReason })
          : undefined
      }
    />
  )
}
