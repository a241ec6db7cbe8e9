import { type PlanRow, updatePlan } from '@residency/contract/areas/rotations/plan/plan.contract'
import { planWords } from '@residency/contract/areas/rotations/plan/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { useRenamePlan } from './plan.queries.ts'
import { planText } from './plan.text.ts'

export type RenamePlanProps = { isOpen: boolean; plan: PlanRow | null; onClose: () => void }

/** Another name for a draft. */
export default function RenamePlan({ isOpen, plan, onClose }: RenamePlanProps) {
  const text = useText(planText)
  const { fields } = useText(planWords)
  const rename = useRenamePlan()

  return (
    <FormDialog<{ name: string }>
      title={text.rename}
      isOpen={isOpen}
      onClose={onClose}
      initial={plan ? { name: plan.name } : undefined}
      submit={async ({ name }) => {
        await rename.mutateAsync({ id: plan!.id, version: plan!.version, name })
        toast.success(text.renamed)
      }}
    >
      <TextField
        name="name"
        label={fields.name}
        shape={updatePlan.body.shape.name}
        maxLength={64}
      />
    </FormDialog>
  )
}
