import { bankWords } from '@residency/contract/areas/teachers/bank/text'
import { bankForm, isDoubtfulAccount } from '@residency/contract/kernel'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { bankText } from './bank.text.ts'

export type BankValues = { bankName: string; bankAccount: string }

export type BankFormProps = {
  isOpen: boolean
  own: Record<keyof BankValues, string | null>
  save: (values: BankValues) => Promise<unknown>
  onClose: () => void
}

const { shape } = bankForm

/** Stores the own bank information; a number left masked stays as it is. */
export default function BankForm({ isOpen, own, save, onClose }: BankFormProps) {
  const text = useText(bankText)
  const { fields } = useText(bankWords)
  return (
    <FormDialog<BankValues>
      title={text.title}
      isOpen={isOpen}
      onClose={onClose}
      initial={{ bankName: own.bankName ?? '', bankAccount: own.bankAccount ?? '' }}
      submit={async (values) => {
        await save(values)
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
      <Doubt />
    </FormDialog>
  )
}

/** Says while typing that a number fails its check digit; it may be stored nevertheless. */
function Doubt() {
  const text = useText(bankText)
  const typed = String(Form.useWatch('bankAccount') ?? '').replace(/[\s-]/g, '')
  return isDoubtfulAccount(typed) ? (
    <p className="bank-doubt" role="status">
      {text.doubtful}
    </p>
  ) : null
}
