import { kernelErrors } from '@residency/contract/kernel'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../platform/calls/api-error.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import './partner.css'
import type { OwnPartner } from './partner.queries.ts'
import { partnerText } from './partner.text.ts'
import { isTurnedAway } from './partner-state.rules.ts'

const ReapplyForm = lazyDialog(() => import('./reapply-form.tsx').then((part) => part.ReapplyForm))

/** An account without a unit is redirected home with a message; a failed load can be retried. */
export function NoUnit({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText(partnerText)
  const navigate = useNavigate()
  const isNone =
    error instanceof ApiError &&
    (error.code === kernelErrors.notAllowed.code || error.code === kernelErrors.notFound.code)

  return (
    <section className="applicant-before" role="alert">
      <h1>{isNone ? text.noUnit : say(text.unitFailed, { reason: error.message })}</h1>
      <p>{isNone && text.noUnitLead}</p>
      <Button size="large" type="primary" onClick={isNone ? () => navigate('/dashboard') : onRetry}>
        {isNone ? text.toHome : text.retry}
      </Button>
    </section>
  )
}

/** The state of the unit's application until it is approved; a rejected unit corrects it here. */
export function UnitStatus({ own }: { own: OwnPartner }) {
  const text = useText(partnerText)
  const [isOpen, setOpen] = useState(false)

  return (
    <section className="unit-standing">
      <h1>{own.unitName}</h1>
      <Alert
        className="standing-banner"
        type={isTurnedAway(own.state) ? 'error' : 'info'}
        showIcon
        title={say(text.states[own.state], { reason: own.reason ?? '' })}
        description={text.next[own.state]}
        action={
          own.actions.includes('reapply') && (
            <Button onClick={() => setOpen(true)}>{text.correct}</Button>
          )
        }
      />
      <ReapplyForm isOpen={isOpen} own={own} onClose={() => setOpen(false)} />
    </section>
  )
}
