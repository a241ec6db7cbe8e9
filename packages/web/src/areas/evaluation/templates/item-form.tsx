import {
  type FormItem,
  SCALES,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { templateWords } from '@residency/contract/areas/evaluation/templates/text'
import { requiredText } from '@residency/contract/kernel'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { LongTextField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { linesOfOptions, optionsOfLines } from './items.rules.ts'
import { templateText } from './template.text.ts'

export type ItemFormProps = {
  isOpen: boolean
  item: FormItem | null
  onDone: (item: FormItem) => void
  onClose: () => void
}

type Values = {
  label: string
  labelEn?: string
  scale?: 9 | 5
  weight?: number
  competency?: string
  options?: string
  isRequired?: 0 | 1
}

const valuesOf = (item: FormItem): Values => {
  const head = { label: item.label, labelEn: item.labelEn ?? '' }
  if (item.kind === 'text') return { ...head, isRequired: item.isRequired ? 1 : 0 }

  const marked = { ...head, weight: item.weight, competency: item.competency ?? '' }

  return item.kind === 'score'
    ? { ...marked, scale: item.scale }
    : { ...marked, options: linesOfOptions(item.options) }
}

function itemOf(item: FormItem, values: Values): FormItem {
  const head = {
    key: item.key,
    label: values.label.trim(),
    labelEn: values.labelEn?.trim() || null,
  }

  if (item.kind === 'text') return { kind: 'text', ...head, isRequired: values.isRequired === 1 }

  const marked = {
    ...head,
    weight: values.weight ?? 0,
    competency: values.competency?.trim() || null,
  }

  if (item.kind === 'score') return { kind: 'score', ...marked, scale: values.scale ?? 9 }

  return { kind: 'choice', ...marked, options: optionsOfLines(values.options ?? '') }
}

/** An item of a draft; it is in the page until the form is saved. */
export default function ItemForm({ isOpen, item, onDone, onClose }: ItemFormProps) {
  const text = useText(templateText)
  const { fields, scales } = useText(templateWords)
  const submit = async (values: Values) => {
    if (item) onDone(itemOf(item, values))
  }
  const isMarked = item !== null && item.kind !== 'text'

  return (
    <FormDialog<Values>
      title={text.itemTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={item ? valuesOf(item) : {}}
    >
      <TextField name="label" label={fields.label} shape={requiredText(120)} maxLength={120} />
      <TextField name="labelEn" label={fields.labelEn} maxLength={200} isOptional />
      {item?.kind === 'score' && (
        <SelectField name="scale" label={fields.scale} options={toChoices(SCALES, scales)} />
      )}
      {item?.kind === 'choice' && (
        <LongTextField
          name="options"
          label={fields.options}
          help={text.optionsHelp}
          shape={requiredText(2000)}
          maxLength={2000}
          rows={5}
        />
      )}
      {isMarked && (
        <WholeNumberField name="weight" label={fields.weight} help={text.weightHelp} max={100} />
      )}
      {isMarked && (
        <TextField
          name="competency"
          label={fields.competency}
          help={text.competencyHelp}
          maxLength={40}
          isOptional
        />
      )}
      {item?.kind === 'text' && (
        <SwitchField
          name="isRequired"
          label={fields.isRequired}
          on={text.requiredOn}
          off={text.requiredOff}
        />
      )}
    </FormDialog>
  )
}
