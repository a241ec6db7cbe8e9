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

/** A registration without success does not block the other intakes that are open now. */
export function NextIntake({ own }: { own: Own }) {
  const statusText = useText(registrationStatusText)
  const navigate = useNavigate()
  const [begunId, setBegunId] = useState<number | null>(null)
  const others = (useOpenIntakes().data ?? []).filter(({ value }) => value !== own.intake.id)
  const hasEnded =
    mayRestart(own.state, own.acceptsAdjustment) || (isReturned(own.state) && !own.isInTime)
  if (!hasEnded) return null

  const begin = (intakeId: number) => {
    setBegunId(intakeId)
    startRegistration(intakeId)
      .then(
        () => navigate(signupPaths.sign),
        (error: Error) => toast.error(error.message),
      )
      .finally(() => setBegunId(null))
  }

  return others.map(({ value, label }) => (
    <Alert
      key={value}
      className="standing-banner"
      type="info"
      title={say(statusText.nextLead, { intake: label })}
      action={
        <Button
          type="primary"
          loading={begunId === value}
          disabled={begunId !== null && begunId !== value}
          onClick={() => begin(value)}
        >
          {statusText.nextStart}
        </Button>
      }
    />
  ))
}
