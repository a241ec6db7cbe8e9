import {
  type PartnerForm,
  partnerForm,
} from '@residency/contract/areas/signup/partner/partner.contract'
import { partnerWords } from '@residency/contract/areas/signup/partner/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { type OwnPartner, useReapply } from './partner.queries.ts'
import { partnerText } from './partner.text.ts'

type ReapplyFormProps = { isOpen: boolean; own: OwnPartner; onClose: () => void }

/** A rejected unit corrects its application and sends it again. */
export function ReapplyForm({ isOpen, own, onClose }: ReapplyFormProps) {
  const text = useText(partnerText)
  const { fields } = useText(partnerWords)
  const reapply = useReapply()

  return (
    <FormDialog<PartnerForm & { version: number }>
      title={text.correct}
      isOpen={isOpen}
      onClose={onClose}
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
  )
}
