import {
  type StepRuleForm as Form,
  LEAVE_STEPS,
  type LeaveStepRule,
  stepRuleForm,
} from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import { leaveTypeWords } from '@residency/contract/areas/absence/leave-types/text'
import { recordId } from '@residency/contract/kernel'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { type Option, SelectField } from '../../../ui/fields/fields.tsx'
import { HalfNumberField } from '../../../ui/fields/small-fields.tsx'
import { useSaveStepRule } from './leave-type.queries.ts'
import { stepRuleText } from './step-rule.text.ts'

/**
 * `row`: the rule to change, or the one a type starts from; `isNew`: for a type without an
 * exception.
 */
export type StepRuleFormProps = {
  isOpen: boolean
  row: LeaveStepRule | null
  isNew: boolean
  types: readonly Option[]
  onClose: () => void
}

type Values = Form & { leaveTypeId: number }

/** Which steps decide a leave of how many working days. */
export default function StepRuleForm({ isOpen, row, isNew, types, onClose }: StepRuleFormProps) {
  const text = useText(stepRuleText)
  const { fields, leaveSteps } = useText(leaveTypeWords)
  const save = useSaveStepRule()
  if (!row) return null

  const { supervisor, department, base, office } = row

  const submit = async ({ leaveTypeId, ...values }: Values) => {
    const form = stepRuleForm.parse(values)
    await save.mutateAsync(
      isNew ? { ...form, leaveTypeId } : { ...form, id: row.id, version: row.version },
    )
    toast.success(text.saved)
  }

  return (
    <FormDialog<Values>
      title={isNew ? text.add : text.editTitle}
      initial={{ supervisor, department, base, office }}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      {isNew && (
        <SelectField
          name="leaveTypeId"
          label={fields.leaveTypeId}
          shape={recordId}
          options={types}
        />
      )}
      <p className="soft">{text.help}</p>
      <div className="field-pair">
        {LEAVE_STEPS.map((step) => (
          <HalfNumberField
            key={step}
            name={step}
            label={leaveSteps[step]}
            min={0}
            max={365}
            isOptional
          />
        ))}
      </div>
    </FormDialog>
  )
}
