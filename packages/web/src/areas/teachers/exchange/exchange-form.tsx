import {
  EXCHANGE_KINDS,
  exchangeForm,
} from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { exchangeWords } from '@residency/contract/areas/teachers/exchange/text'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, LongTextField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { useApply, usePartnerUnits } from './exchange.queries.ts'
import { exchangeText } from './exchange.text.ts'

type Values = {
  exchangeKind: (typeof EXCHANGE_KINDS)[number]
  unitId: number | null
  institution: string | null
  topic: string
  fromDay: string
  toDay: string
  place: string
  costYuan: number | null
  purpose: string | null
  papers: StoredFile[]
}

export type ExchangeFormProps = { isOpen: boolean; onClose: () => void }
const { shape } = exchangeForm
const MAX_YUAN = 10_000_000

/** Applies for an exchange. */
export default function ExchangeForm({ isOpen, onClose }: ExchangeFormProps) {
  const { own: text } = useText(exchangeText)
  const { fields, exchangeKinds } = useText(exchangeWords)
  const apply = useApply()

  return (
    <FormDialog<Values>
      title={text.apply}
      isOpen={isOpen}
      onClose={onClose}
      initial={{ papers: [] }}
      width={640}
      okText={text.send}
      submit={async ({ papers, ...values }) => {
        const institution = values.unitId ? null : (values.institution ?? null)

        await apply.mutateAsync({
          ...values,
          institution,
          papers: papers.map(({ filePath }) => filePath),
        })

        toast.success(text.applied)
      }}
    >
      <div className="form-columns">
        <SelectField
          name="exchangeKind"
          label={fields.exchangeKind}
          options={toChoices(EXCHANGE_KINDS, exchangeKinds)}
          shape={shape.exchangeKind}
        />
        <TextField name="topic" label={fields.topic} shape={shape.topic} maxLength={120} />
      </div>
      <Host />
      <div className="form-columns">
        <DayField name="fromDay" label={fields.fromDay} shape={shape.fromDay} />
        <DayField name="toDay" label={fields.toDay} shape={shape.toDay} />
        <TextField name="place" label={fields.place} shape={shape.place} maxLength={120} />
        <WholeNumberField name="costYuan" label={fields.costYuan} max={MAX_YUAN} isOptional />
      </div>
      <LongTextField name="purpose" label={fields.purpose} maxLength={1000} rows={3} isOptional />
      <FilesField
        name="papers"
        label={fields.papers}
        purpose="proof"
        max={10}
        help={text.papersHelp}
        isOptional
      />
    </FormDialog>
  )
}

/** The partner unit, or the name of another institution. */
function Host() {
  const { own: text } = useText(exchangeText)
  const { fields } = useText(exchangeWords)
  const units = usePartnerUnits()
  const unitId = Form.useWatch('unitId') as number | null | undefined

  return (
    <div className="form-columns">
      <SelectField
        name="unitId"
        label={fields.unitId}
        help={text.unitHelp}
        isLoading={units.isPending}
        options={units.options}
        isOptional
      />
      {!unitId && <TextField name="institution" label={fields.institution} maxLength={120} />}
    </div>
  )
}
