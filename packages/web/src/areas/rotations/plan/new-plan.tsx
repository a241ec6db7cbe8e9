import {
  newPlanForm,
  type NewPlanForm as Values,
} from '@residency/contract/areas/rotations/plan/plan.contract'
import { planWords } from '@residency/contract/areas/rotations/plan/text'
import { monthOf } from '@residency/contract/kernel/day'
import { Form } from 'antd'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { useRecordPath } from '../../../screens/record.tsx'
import { useStillOffered } from '../../../ui/choices/use-still-offered.ts'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { proposeValue } from '../../../ui/fields/propose-value.ts'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { firstDaysOfPlans, spanOfCohorts } from './months.rules.ts'
import { useCreatePlan, usePlanChoices } from './plan.queries.ts'
import { planText } from './plan.text.ts'

export type NewPlanProps = { isOpen: boolean; onClose: () => void }
const { shape } = newPlanForm

/** A draft of cohorts of a base; then its board opens. */
export default function NewPlan({ isOpen, onClose }: NewPlanProps) {
  const text = useText(planText)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const create = useCreatePlan()
  const { data } = usePlanChoices()
  const only = data?.bases.length === 1 ? { baseId: data.bases[0]!.value } : {}

  return (
    <FormDialog<Values>
      title={text.add}
      isOpen={isOpen}
      onClose={onClose}
      width={640}
      initial={data && { ...only, cohortIds: [] }}
      submit={async (values) => {
        const { id } = await create.mutateAsync(newPlanForm.parse(values))
        toast.success(text.created)
        navigate(pathOf(id))
      }}
    >
      <PlanFields />
    </FormDialog>
  )
}

function PlanFields() {
  const text = useText(planText)
  const { fields } = useText(planWords)
  const form = Form.useFormInstance<Values>()
  const { data, isPending } = usePlanChoices()
  const baseId = Form.useWatch('baseId', form)
  const chosen: number[] | undefined = Form.useWatch('cohortIds', form)
  const cohorts = data?.bases.find((base) => base.value === baseId)?.cohorts ?? []
  useStillOffered('cohortIds', 'baseId', cohorts)

  const labelOf = (cohort: (typeof cohorts)[number]) =>
    `${cohort.label} · ${monthOf(cohort.startsOn)} · ${say(text.people, { count: cohort.traineeCount })}`
  const span = spanOfCohorts(cohorts.filter((cohort) => chosen?.includes(cohort.value)))
  const starts = [
    ...new Set([...(span ? [span.startsOn] : []), ...firstDaysOfPlans(todayInShanghai())]),
  ].sort()
  const first = span?.startsOn
  const length = span?.months

  // the months follow the cohorts until somebody sets them
  useEffect(() => {
    if (first) proposeValue(form, 'startsOn', first)
    if (length) proposeValue(form, 'months', length)
  }, [form, first, length])

  return (
    <>
      <TextField name="name" label={fields.name} shape={shape.name} maxLength={64} />
      <SelectField
        name="baseId"
        label={fields.baseId}
        options={data?.bases ?? []}
        isLoading={isPending}
      />
      <SelectField
        name="cohortIds"
        label={fields.cohortIds}
        options={cohorts.map((cohort) => ({ value: cohort.value, label: labelOf(cohort) }))}
        help={text.cohortsHelp}
        shape={shape.cohortIds}
        isMultiple
      />
      <div className="form-columns">
        <SelectField
          name="startsOn"
          label={fields.startsOn}
          options={starts.map((value) => ({ value, label: monthOf(value) }))}
        />
        <WholeNumberField
          name="months"
          label={fields.months}
          max={60}
          shape={shape.months}
          help={text.months}
        />
      </div>
    </>
  )
}
