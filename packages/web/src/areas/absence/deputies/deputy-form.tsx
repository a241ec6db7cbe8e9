import { deputyPermissions as may } from '@residency/contract/areas/absence/deputies/access'
import {
  type DeputyPerson,
  deputyForm,
} from '@residency/contract/areas/absence/deputies/deputy.contract'
import { deputyWords } from '@residency/contract/areas/absence/deputies/text'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import type { LeaveStep } from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import { useState } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { Can } from '../../../platform/permissions.tsx'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, SelectField } from '../../../ui/fields/fields.tsx'
import { useCreateDeputy, useOwnSteps } from './deputy.queries.ts'
import { deputyText } from './deputy.text.ts'
import { DeputyField } from './deputy-field.tsx'

type Values = {
  personId?: number | null
  deputyId: number
  startsOn: string
  endsOn: string
  steps: LeaveStep[]
}

export type DeputyFormProps = { isOpen: boolean; onClose: () => void }
const { shape } = deputyForm

/**
 * Names who decides in the place of somebody who is absent: the reader, or for the office anybody.
 */
export default function DeputyForm({ isOpen, onClose }: DeputyFormProps) {
  const text = useText(deputyText)
  const { fields } = useText(deputyWords)
  const { fields: common, leaveSteps } = useText(leaveWords)
  const create = useCreateDeputy()
  const own = useOwnSteps()
  const [person, setPerson] = useState<DeputyPerson | null>(null)
  const today = todayInShanghai()
  const steps = person?.steps ?? own.data ?? []

  const submit = async (values: Values) => {
    await create.mutateAsync({ ...values, personId: values.personId ?? null })
    toast.success(text.added)
  }

  return (
    <FormDialog<Values>
      title={text.add}
      initial={{ startsOn: today, endsOn: today }}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <Can perm={[may.all]}>
        <DeputyField
          name="personId"
          label={fields.personId}
          shape={shape.personId}
          help={text.myself}
          isOptional
          onPerson={setPerson}
        />
      </Can>
      <DeputyField name="deputyId" label={fields.deputyId} shape={shape.deputyId} />
      <div className="field-pair">
        <DayField name="startsOn" label={common.startsOn} shape={shape.startsOn} />
        <DayField name="endsOn" label={common.endsOn} shape={shape.endsOn} min={today} />
      </div>
      <SelectField
        name="steps"
        label={fields.steps}
        help={steps.length > 0 || own.isPending ? text.stepsHelp : text.noSteps}
        options={toChoices(steps, leaveSteps)}
        isLoading={own.isPending}
        isMultiple
        shape={shape.steps}
      />
    </FormDialog>
  )
}
