import {
  type Fund,
  fundMoveShape as shape,
} from '@residency/contract/areas/students/funds/fund.contract'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { AmountField } from './amount-field.tsx'
import { useMoveFundMoney } from './fund.queries.ts'
import { fundText } from './fund.text.ts'
import { moneyOf } from './fund-tones.rules.ts'

type Values = { fromLine: string; toLine: string; amount: string; reason: string }

export type MoveFormProps = {
  isOpen: boolean
  fund: Fund

  /** Every line that money can be moved to. */
  lines: readonly { value: string; label: string }[]
  onClose: () => void
}

/** Moves money that is left of one line to another. */
export default function MoveForm({ isOpen, fund: latestFund, lines, onClose }: MoveFormProps) {
  const fund = useFirstRead(isOpen, latestFund)!
  const text = useText(fundText)
  const { fields } = useText(fundWords)
  const move = useMoveFundMoney()

  const giving = fund.lines.map(({ line: value, label, remaining }) => ({
    value,
    label: say(text.moveLeft, { label, remaining: moneyOf(remaining) }),
  }))

  const submit = async (values: Values) => {
    await move.mutateAsync({ ...values, id: fund.id, version: fund.version })
    toast.success(text.moveDone)
  }

  return (
    <FormDialog<Values>
      title={say(text.moveTitle, { name: fund.title })}
      initial={{}}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <p className="soft">{text.moveHelp}</p>
      <SelectField
        name="fromLine"
        label={fields.fromLine}
        shape={shape.fromLine}
        options={giving}
      />
      <SelectField name="toLine" label={fields.toLine} shape={shape.toLine} options={lines} />
      <AmountField name="amount" label={fields.amount} shape={shape.amount} />
      <LongTextField
        name="reason"
        label={fields.reason}
        shape={shape.reason}
        maxLength={500}
        rows={3}
      />
    </FormDialog>
  )
}
