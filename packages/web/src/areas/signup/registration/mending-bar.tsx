import { Alert, Button } from 'antd'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Own } from '../sections/basic.rules.ts'
import { registrationStatusText } from './registration-status.text.ts'
import { useOwnActs } from './use-own-acts.ts'

/**
 * Shown while a passed registration is corrected: there is no automatic saving, and core fields
 * lead to a new review.
 */
export function MendingBar({ own }: { own: Own }) {
  const statusText = useText(registrationStatusText)
  const acts = useOwnActs(own)
  const time = minuteOf(own.intake.editUntil)

  return (
    <Alert
      className="mending-bar"
      type="info"
      showIcon
      title={say(statusText.mendLead, { time })}
      action={
        <span className="mending-buttons">
          <Button onClick={acts.giveUp}>{statusText.mendGiveUp}</Button>
          <Button type="primary" loading={acts.isBusy} onClick={acts.mend}>
            {statusText.mendSave}
          </Button>
        </span>
      }
    />
  )
}
