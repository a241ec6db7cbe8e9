import {
  type PartnerForm,
  partnerForm,
} from '@residency/contract/areas/signup/partner/partner.contract'
import { partnerWords } from '@residency/contract/areas/signup/partner/text'
import { kernelErrors } from '@residency/contract/kernel'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../platform/calls/api-error.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import './partner.css'
import { type OwnPartner, useReapply } from './partner.queries.ts'
import { partnerText } from './partner.text.ts'
import { isTurnedAway } from './partner-state.rules.ts'

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
  const { fields } = useText(partnerWords)
  const [isOpen, setOpen] = useState(false)
  const reapply = useReapply()

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
      <FormDialog<PartnerForm & { version: number }>
        title={text.correct}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        initial={own}
        submit={async (values) => {
          await reapply.mutateAsync(values)
          toast.success(text.correctDone)
        }}
      >
        <TextField
          name="unitName"
          label={fields.unitName}
          shape={partnerForm.shape.unitName}
          maxLength={100}
        />
        <TextField
          name="creditCode"
          label={fields.creditCode}
          shape={partnerForm.shape.creditCode}
          maxLength={24}
        />
        <TextField
          name="contactName"
          label={text.contact}
          shape={partnerForm.shape.contactName}
          maxLength={64}
        />
      </FormDialog>
    </section>
  )
}
