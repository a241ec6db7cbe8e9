import {
  amountOf,
  centsOf,
  type Fund,
  fundShape as shape,
} from '@residency/contract/areas/students/funds/fund.contract'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, Field, LongTextField, TextField } from '../../../ui/fields/fields.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { type Amount, AmountsInput } from './amounts-input.tsx'
import { useAmendFund, useApplyForFund } from './fund.queries.ts'
import { fundText } from './fund.text.ts'
import { moneyOf } from './fund-tones.rules.ts'

type Values = {
  title: string
  summary: string
  startsOn: string
  endsOn: string
  lines: Amount[]
  files: StoredFile[]
}

/** `fund`: one that was returned and is corrected. */
export type FundFormProps = {
  isOpen: boolean
  fund: Fund | null
  lines: readonly { value: string; label: string }[]
  onClose: () => void
}

const initialOf = (fund: Fund | null): Partial<Values> => {
  if (!fund) return { lines: [], files: [] }

  const { title, summary, startsOn, endsOn, files } = fund
  return {
    title,
    summary,
    startsOn,
    endsOn,
    files: [...files],
    lines: fund.lines.map(({ line, asked: amount }) => ({ line, amount })),
  }
}

/** Asks for research funds, or corrects what was returned. */
export default function FundForm({ isOpen, fund, lines, onClose }: FundFormProps) {
  const { own: text } = useText(fundText)
  const apply = useApplyForFund()
  const amend = useAmendFund()

  const submit = async ({ files, ...values }: Values) => {
    const form = { ...values, files: files.map(({ filePath }) => filePath) }
    if (fund) await amend.mutateAsync({ ...form, id: fund.id, version: fund.version })
    else await apply.mutateAsync(form)
    toast.success(text.sent)
  }

  return (
    <FormDialog<Values>
      title={fund ? text.amendTitle : text.applyTitle}
      initial={initialOf(fund)}
      okText={text.submit}
      width={640}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <Fields lines={lines} />
    </FormDialog>
  )
}

function Fields({ lines }: Pick<FundFormProps, 'lines'>) {
  const { own: text } = useText(fundText)
  const { fields } = useText(fundWords)
  const form = Form.useFormInstance<Values>()
  const amounts = Form.useWatch('lines', form) ?? []
  const total = moneyOf(amountOf(amounts.reduce((sum, { amount }) => sum + centsOf(amount), 0)))

  return (
    <>
      <TextField name="title" label={fields.title} shape={shape.title} maxLength={200} />
      <LongTextField
        name="summary"
        label={fields.summary}
        shape={shape.summary}
        maxLength={2000}
        rows={4}
      />
      <DayField name="startsOn" label={fields.startsOn} shape={shape.startsOn} />
      <DayField name="endsOn" label={fields.endsOn} shape={shape.endsOn} />
      <Field
        name="lines"
        label={fields.lines}
        shape={shape.lines}
        help={say(text.linesHelp, { total })}
      >
        <AmountsInput lines={lines.map(({ value, label }) => ({ line: value, label }))} />
      </Field>
      <FilesField
        name="files"
        label={fields.files}
        purpose="proof"
        max={9}
        help={text.filesHelp}
        isOptional
      />
    </>
  )
}
