import { bankForm, type getOwnBank } from '@residency/contract/areas/teachers/bank/bank.contract'
import { bankWords } from '@residency/contract/areas/teachers/bank/words'
import type { AnswerOf } from '@residency/contract/kernel'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields.tsx'
import { useSaveOwnBank } from './bank.queries.ts'
import { bankText } from './bank.text.ts'

export type BankFormProps = { isOpen: boolean; own: AnswerOf<typeof getOwnBank>; onClose: () => void }
const { shape } = bankForm

/** Keeps the own bank information; a number left masked stays as it is. */
export default function BankForm({ isOpen, own, onClose }: BankFormProps) {
  const text = useText(bankText)
  const { fields } = useText(bankWords)
  const save = useSaveOwnBank()
  return (
    <FormDialog<{ bankName: string; bankAccount: string }>
      title={text.title}
      isOpen={isOpen}
      onClose={onClose}
      initial={{ bankName: own.bankName ?? '', bankAccount: own.bankAccount ?? '' }}
      submit={async (values) => {
        await save.mutateAsync({ ...values, version: own.version ?? 0 })
        toast.success(text.saved)
      }}
    >
      <TextField name="bankName" label={fields.bankName} shape={shape.bankName} maxLength={100} />
      <TextField
        name="bankAccount"
        label={fields.bankAccount}
        help={text.help}
        shape={shape.bankAccount}
        maxLength={60}
        inputMode="numeric"
      />
    </FormDialog>
  )
}
