import type { Fund } from '@residency/contract/areas/students/funds/fund.contract'
import {
  type Spending,
  spendingShape as shape,
} from '@residency/contract/areas/students/funds/fund-spending.contract'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import { Form } from 'antd'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { untilToday } from '../../../ui/times/day-shape.ts'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { AmountField } from './amount-field.tsx'
import { useAmendSpending, useSubmitSpending } from './fund.queries.ts'
import { fundText } from './fund.text.ts'
import { moneyOf } from './fund-tones.rules.ts'

type Values = { line: string; amount: string; spentOn: string; what: string; files: StoredFile[] }

/** `spending`: one that was returned and is corrected. */
export type SpendingFormProps = {
  isOpen: boolean
  fund: Fund
  spending: Spending | null
  onClose: () => void
}

const initialOf = (spending: Spending | null): Partial<Values> =>
  spending
    ? {
        line: spending.line,
        amount: spending.amount,
        spentOn: spending.spentOn,
        what: spending.what,
        files: [...spending.files],
      }
    : { spentOn: todayInShanghai(), files: [] }

/** Books a spending on a line with its receipts, or corrects one that was returned. */
export default function SpendingForm({ isOpen, fund, spending, onClose }: SpendingFormProps) {
  const { own: text } = useText(fundText)
  const add = useSubmitSpending()
  const amend = useAmendSpending()

  const submit = async ({ files, ...values }: Values) => {
    const form = { ...values, files: files.map(({ filePath }) => filePath) }
    const { remaining } = spending
      ? await amend.mutateAsync({ ...form, id: spending.id, version: spending.version })
      : await add.mutateAsync({ ...form, fundId: fund.id })
    toast.success(say(text.spent, { remaining: moneyOf(remaining) }))
  }

  return (
    <FormDialog<Values>
      title={spending ? text.amendSpendingTitle : text.spendTitle}
      initial={initialOf(spending)}
      okText={text.submit}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <Fields fund={fund} />
    </FormDialog>
  )
}

function Fields({ fund }: { fund: Fund }) {
  const text = useText(fundText)
  const { fields } = useText(fundWords)
  const form = Form.useFormInstance<Values>()
  const chosen = Form.useWatch('line', form)
  const line = fund.lines.find((one) => one.line === chosen)

  const options = fund.lines.map(({ line: value, label, remaining }) => ({
    value,
    label: say(text.moveLeft, { label, remaining: moneyOf(remaining) }),
  }))

  const help = line
    ? { help: say(text.own.amountHelp, { remaining: moneyOf(line.remaining) }) }
    : {}

  return (
    <>
      <FilesField
        name="files"
        label={fields.receipts}
        purpose="proof"
        max={9}
        help={text.own.receiptsHelp}
      />
      <SelectField name="line" label={fields.line} shape={shape.line} options={options} />
      <AmountField name="amount" label={fields.amount} shape={shape.amount} {...help} />
      <DayField name="spentOn" label={fields.spentOn} shape={shape.spentOn} {...untilToday()} />
      <TextField name="what" label={fields.what} shape={shape.what} maxLength={200} />
    </>
  )
}
