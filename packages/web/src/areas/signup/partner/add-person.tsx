import { personForm } from '@residency/contract/areas/signup/partner/partner.contract'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { halfWidth, TextField } from '../../../ui/fields.tsx'
import { SwitchField } from '../../../ui/small-fields.tsx'
import { ConsentLink } from '../../accounts/accounts.public.ts'
import { useSignupWords } from '../use-signup-words.ts'
import { useAddPerson } from './partner.queries.ts'
import { partnerText } from './partner.text.ts'

type Values = { realName: string; idCard: string; mobile: string; consent: 0 | 1 }

/** Adds an applicant of the unit: name, card, mobile number; the rest is filled in later. */
export function AddPerson({ intake, isOpen, onClose }: { intake: string | null; isOpen: boolean; onClose: () => void }) {
  const text = useText(partnerText)
  const { fields } = useSignupWords()
  const add = useAddPerson()
  const { shape } = personForm
  const submit = async ({ consent, ...values }: Values) => {
    await add.mutateAsync({ ...values, hasConsent: (consent === 1) as true })
    toast.success(say(text.addDone, { name: values.realName }))
  }
  return (
    <FormDialog<Values> title={text.addTitle} isOpen={isOpen} onClose={onClose} initial={{ consent: 0 }} submit={submit}>
      {intake && <p className="soft">{say(text.addInto, { intake })}</p>}
      <TextField name="realName" label={fields.realName} shape={shape.realName} maxLength={64} />
      <TextField name="idCard" label={fields.idCard} shape={shape.idCard} maxLength={24} normalise={halfWidth} help={text.cardHelp} />
      <TextField name="mobile" label={fields.mobile} shape={shape.mobile} maxLength={20} inputMode="tel" />
      <SwitchField
        name="consent"
        label={fields.hasConsent}
        on={text.consentYes}
        off={text.consentNo}
        help={
          <>
            {text.consentHelp} <ConsentLink />
          </>
        }
      />
    </FormDialog>
  )
}
