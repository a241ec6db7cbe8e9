import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { isReturned, mayRestart } from '../registration-state.rules.ts'
import type { Own } from '../sections/basic.rules.ts'
import { signupPaths } from '../signup.paths.ts'
import { useOpenIntakes } from '../signup.queries.ts'
import { registrationStatusText } from './registration-status.text.ts'
import { startRegistration } from './use-own-registration.ts'

/** A registration without success does not block the intake that is open now. */
export function NextIntake({ own }: { own: Own }) {
  const statusText = useText(registrationStatusText)
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  // A new registration is created in the newest one.
  const next = useOpenIntakes().data?.[0]
  const hasEnded =
    mayRestart(own.state, own.acceptsAdjustment) || (isReturned(own.state) && !own.isInTime)
  if (!next || next.value === own.intake.id || !hasEnded) return null

  const begin = () => {
    setBusy(true)
    startRegistration()
      .then(
        () => navigate(signupPaths.sign),
        (error: Error) => toast.error(error.message),
      )
      .finally(() => setBusy(false))
  }

  return (
    <Alert
      className="standing-banner"
      type="info"
      title={say(statusText.nextLead, { intake: next.label })}
      action={
        <Button type="primary" loading={isBusy} onClick={begin}>
          {statusText.nextStart}
        </Button>
      }
    />
  )
}
