import {
  type OwnAbsence,
  requestLeaveRevoke,
} from '@residency/contract/areas/absence/leave/leave.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import { useRequestRevoke } from '../leave/leave.queries.ts'
import { leaveText } from '../leave/leave.text.ts'

type Values = { reason: string }
export type RevokeFormProps = { isOpen: boolean; absence: OwnAbsence | null; onClose: () => void }

/** Asks for the revocation of an approved leave. */
export default function RevokeForm({ isOpen, absence, onClose }: RevokeFormProps) {
  const { own: text } = useText(leaveText)
  const { fields, flows } = useText(leaveWords)
  const revoke = useRequestRevoke()

  return (
    <FormDialog<Values>
      title={say(text.revokeTitle, { type: absence?.type ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      initial={{}}
      okText={flows.leave.actions.requestRevoke}
      submit={async ({ reason }) => {
        if (!absence) return

        await revoke.mutateAsync({ id: absence.id, version: absence.version, reason })
        toast.success(text.revokeAsked)
      }}
    >
      <LongTextField
        name="reason"
        label={fields.reason}
        help={text.revokeHelp}
        shape={requestLeaveRevoke.body.shape.reason}
        maxLength={500}
        rows={3}
      />
    </FormDialog>
  )
}
