import { signupWords } from '@residency/contract/areas/signup/text'
import {
  type TimeConditionRow,
  timeConditionForm,
  type TimeConditionForm as Values,
} from '@residency/contract/areas/standards/conditions/condition.contract'
import { conditionsWords } from '@residency/contract/areas/standards/conditions/text'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { EDUCATION_LEVELS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useStandardChoices } from '../table/standard.queries.ts'
import { useCreateTimeCondition, useUpdateTimeCondition } from './condition.queries.ts'
import { conditionText } from './condition.text.ts'

export type ConditionFormProps = {
  isOpen: boolean
  edited: TimeConditionRow | null
  onClose: () => void
}

const { shape } = timeConditionForm

/** Adds a time condition or changes one. */
export default function ConditionForm({ isOpen, edited, onClose }: ConditionFormProps) {
  const text = useText(conditionText)
  const { fields, everyMajor } = useText(conditionsWords)
  const { degreeKinds } = useText(tableWords)
  const { levels } = useText(signupWords)
  const majors = useStandardChoices()
  const create = useCreateTimeCondition()
  const update = useUpdateTimeCondition()

  const submit = async (values: Values) => {
    const input = timeConditionForm.parse({ ...values, majorId: values.majorId || null })
    if (edited) await update.mutateAsync({ ...input, id: edited.id, version: edited.version })
    else await create.mutateAsync(input)
    toast.success(text.saved)
  }

  const all = { value: 0, label: everyMajor }

  return (
    <FormDialog<Values>
      title={edited ? text.edit : text.add}
      initial={
        edited ? { ...edited, majorId: edited.majorId ?? 0 } : { majorId: 0, degreeKind: 'none' }
      }
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <SelectField
        name="majorId"
        label={fields.majorId}
        options={[all, ...(majors.data?.majors ?? [])]}
        isLoading={majors.isPending}
        help={text.majorHelp}
      />
      <div className="field-pair">
        <SelectField
          name="degreeKind"
          label={fields.degreeKind}
          options={toChoices(['none', 'degree'], degreeKinds)}
        />
        <SelectField
          name="education"
          label={fields.education}
          shape={shape.education}
          options={toChoices(EDUCATION_LEVELS, levels)}
        />
      </div>
      <WholeNumberField
        name="lengthMonths"
        label={fields.lengthMonths}
        max={120}
        shape={shape.lengthMonths}
        {...(edited ? { help: text.changeHelp } : {})}
      />
      <TextField
        name="source"
        label={fields.source}
        shape={shape.source}
        maxLength={500}
        help={text.sourceHelp}
      />
    </FormDialog>
  )
}
