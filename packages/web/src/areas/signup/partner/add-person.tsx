import { personForm } from '@residency/contract/areas/signup/partner/partner.contract'
import { partnerWords } from '@residency/contract/areas/signup/partner/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import { recordId } from '@residency/contract/kernel'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { halfWidth, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField } from '../../../ui/fields/small-fields.tsx'
import { ConsentLink } from '../../accounts/accounts.public.ts'
import { type OpenIntakes, useAddPerson } from './partner.queries.ts'
import { partnerText } from './partner.text.ts'

type Values = {
  intakeId?: number
  realName: string
  idCard: string
  mobile: string
  consent: 0 | 1
}

/** Adds an applicant of the unit: name, card, mobile number; the rest is filled in later. */
export function AddPerson({
  intakes,
  isOpen,
  onClose,
}: {
  intakes: OpenIntakes
  isOpen: boolean
  onClose: () => void
}) {
  const text = useText(partnerText)
  const { fields } = useText(partnerWords)
  const { fields: common } = useText(signupWords)
  const add = useAddPerson()
  const { shape } = personForm
  const only = intakes.length === 1 ? { intakeId: intakes[0]!.id } : {}

  const submit = async ({ consent, ...values }: Values) => {
    await add.mutateAsync({ ...values, hasConsent: (consent === 1) as true })
    toast.success(say(text.addDone, { name: values.realName }))
  }

  return (
    <FormDialog<Values>
      title={text.addTitle}
      isOpen={isOpen}
      onClose={onClose}
      initial={{ consent: 0, ...only }}
      submit={submit}
    >
      {intakes.length > 0 && (
        <SelectField
          name="intakeId"
          label={common.intakeId}
          shape={recordId}
          options={intakes.map(({ id, name }) => ({ value: id, label: name }))}
          help={text.addInto}
        />
      )}
      <TextField name="realName" label={common.realName} shape={shape.realName} maxLength={64} />
      <TextField
        name="idCard"
        label={common.idCard}
        shape={shape.idCard}
        maxLength={24}
        normalise={halfWidth}
        help={text.cardHelp}
      />
      <TextField
        name="mobile"
        label={common.mobile}
        shape={shape.mobile}
        maxLength={20}
        inputMode="tel"
      />
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
