import type { Block } from '@residency/contract/areas/rotations/blocks/block.contract'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { useAssignSupervisor, useBlockWords } from './block.queries.ts'
import { blockText } from './block.text.ts'
import { SupervisorChoice } from './supervisor-choice.tsx'

export type AssignDialogProps = { isOpen: boolean; row: Block | null; onClose: () => void }
type Values = { supervisorId: number }
/** Gives a stay its supervisor, or another one. */
export default function AssignDialog({ isOpen, row, onClose }: AssignDialogProps) {
  const text = useText(blockText)
  const { fields } = useBlockWords()
  const assign = useAssignSupervisor()
  if (!row) return null
  const { id, version, name, supervisorId } = row
  const submit = async (values: Values) => {
    await assign.mutateAsync({ id, version, supervisorId: values.supervisorId })
    toast.success(say(text.assigned, { name }))
  }
  return (
    <FormDialog<Values>
      title={say(text.assignTitle, { name })}
      initial={supervisorId === null ? {} : { supervisorId }}
      okText={supervisorId === null ? text.assign : text.change}
      {...{ isOpen, onClose, submit }}
    >
      <SupervisorChoice blockId={id} name={['supervisorId']} label={fields.supervisorId} />
    </FormDialog>
  )
}
