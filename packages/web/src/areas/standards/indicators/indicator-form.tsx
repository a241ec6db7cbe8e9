import {
  type IndicatorRow,
  indicatorForm,
  type IndicatorForm as Values,
} from '@residency/contract/areas/standards/indicators/indicator.contract'
import { indicatorsWords } from '@residency/contract/areas/standards/indicators/text'
import { AutoComplete } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { Field, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { StatusField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useCreateIndicator, useIndicatorChoices, useUpdateIndicator } from './indicator.queries.ts'
import { indicatorText } from './indicator.text.ts'

export type IndicatorFormProps = {
  isOpen: boolean
  edited: IndicatorRow | null
  onClose: () => void
}

const { shape } = indicatorForm

/** Adds an indicator or changes one. */
export default function IndicatorForm({ isOpen, edited, onClose }: IndicatorFormProps) {
  const { items: text } = useText(indicatorText)
  const create = useCreateIndicator()
  const update = useUpdateIndicator()

  const submit = async (values: Values) => {
    const input = indicatorForm.parse({
      ...values,
      baseId: values.baseId || null,
      sort: values.sort ?? 0,
    })
    if (edited) await update.mutateAsync({ ...input, id: edited.id, version: edited.version })
    else await create.mutateAsync(input)
    toast.success(text.saved)
  }

  return (
    <FormDialog<Values>
      title={edited ? text.edit : text.add}
      width={640}
      initial={
        edited ? { ...edited, baseId: edited.baseId ?? 0 } : { baseId: 0, sort: 0, status: 1 }
      }
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <IndicatorFields />
    </FormDialog>
  )
}

function IndicatorFields() {
  const { items: text } = useText(indicatorText)
  const { fields, everyBase } = useText(indicatorsWords)
  const choices = useIndicatorChoices()
  const categories = (choices.data?.categories ?? []).map((value) => ({ value }))

  return (
    <>
      <div className="field-pair">
        <SelectField
          name="baseId"
          label={fields.baseId}
          options={[{ value: 0, label: everyBase }, ...(choices.data?.bases ?? [])]}
          isLoading={choices.isPending}
          help={text.baseHelp}
        />
        <Field name="category" label={fields.category} shape={shape.category}>
          <AutoComplete options={categories} maxLength={64} />
        </Field>
      </div>
      <TextField name="item" label={fields.indicatorId} shape={shape.item} maxLength={120} />
      <div className="field-pair">
        <Field name="minimum" label={fields.minimum} shape={shape.minimum} help={text.minimumHelp}>
          <NumberInput min={0} precision={2} inputMode="decimal" style={{ width: '100%' }} />
        </Field>
        <TextField name="unit" label={fields.unit} shape={shape.unit} maxLength={16} />
      </div>
      <TextField
        name="formula"
        label={fields.formula}
        shape={shape.formula}
        maxLength={300}
        help={text.formulaHelp}
        isOptional
      />
      <TextField
        name="source"
        label={fields.source}
        shape={shape.source}
        maxLength={500}
        help={text.sourceHelp}
      />
      <div className="field-pair">
        <WholeNumberField name="sort" label={fields.sort} isOptional />
        <StatusField />
      </div>
    </>
  )
}
