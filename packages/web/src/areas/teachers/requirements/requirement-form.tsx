import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import {
  type RequirementForm as Form,
  PERIODS,
  requirementForm,
} from '@residency/contract/areas/teachers/requirements/requirement.contract'
import { requirementWords } from '@residency/contract/areas/teachers/requirements/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useTeachingBases } from '../qualification/qualification.queries.ts'
import { useActivities, useRequirementForm, useSaveRequirement } from './requirement.queries.ts'
import { requirementText } from './requirement.text.ts'

export type RequirementFormProps = { isOpen: boolean; id: number | null; onClose: () => void }
type Values = Form & { version?: number }
const { shape } = requirementForm

/** A requirement: which activities, of whom, how often. */
export default function RequirementForm({ isOpen, id, onClose }: RequirementFormProps) {
  const { list: text } = useText(requirementText)
  const { fields, periods } = useText(requirementWords)
  const { levels } = useText(qualificationWords)
  const [activities, bases] = [useActivities(), useTeachingBases()]
  const form = useRequirementForm(isOpen ? id : null)
  const save = useSaveRequirement()

  const submit = async ({
    activities: chosenActivities,
    level,
    baseId,
    period,
    count,
    source,
    version,
  }: Values) => {
    const values = {
      activities: chosenActivities,
      level: level ?? '',
      baseId: baseId ?? '',
      period,
      count,
      source,
    }

    await save.mutateAsync({
      ...values,
      id,
      ...(version === undefined ? {} : { version }),
    })

    toast.success(text.saved)
  }

  const levelOptions = toChoices(['general', 'core'], levels)

  return (
    <FormDialog<Values>
      title={id === null ? text.add : text.editTitle}
      initial={
        id === null ? { period: 'month', count: 1 } : (form.data as Partial<Values> | undefined)
      }
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <SelectField
        name="activities"
        label={fields.activities}
        options={activities.data ?? []}
        isLoading={activities.isPending}
        shape={shape.activities}
        help={text.activitiesHelp}
        isMultiple
      />
      <SelectField
        name="period"
        label={fields.period}
        options={toChoices(PERIODS, periods)}
        shape={shape.period}
      />
      <WholeNumberField name="count" label={fields.count} shape={shape.count} max={200} />
      <SelectField
        name="level"
        label={text.level}
        options={levelOptions}
        help={text.allLevels}
        isOptional
      />
      <SelectField
        name="baseId"
        label={text.base}
        options={bases.data ?? []}
        isLoading={bases.isPending}
        help={text.allBases}
        isOptional
      />
      <TextField
        name="source"
        label={fields.source}
        shape={shape.source}
        maxLength={200}
        help={text.sourceHelp}
      />
    </FormDialog>
  )
}
