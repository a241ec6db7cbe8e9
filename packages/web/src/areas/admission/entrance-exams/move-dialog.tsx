import type { Examinee } from '@residency/contract/areas/admission/entrance-exams/arrangement.contract'
import type { ExamIntake } from '@residency/contract/areas/admission/entrance-exams/exam-intake.contract'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { useMoveSeat } from './exam.queries.ts'
import { examText } from './exam.text.ts'

export type MoveDialogProps = {
  isOpen: boolean
  examinee: Examinee | null
  intake: ExamIntake
  onClose: () => void
}

/** Moves a seated examinee to another session. */
export function MoveDialog({ isOpen, examinee, intake, onClose }: MoveDialogProps) {
  const text = useText(examText)
  const move = useMoveSeat()
  const { id, realName, session, seatNo } = examinee ?? {}

  const options = intake.sessions
    .filter((one) => !one.hasBegun && one.free > 0 && one.value !== session?.id)
    .map(({ value, label, free }) => ({
      value,
      label: say(text.sessionFree, { name: label, free }),
    }))

  return (
    <FormDialog<{ sessionId: number }>
      title={say(text.moveTitle, { name: realName ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      initial={{}}
      okText={text.move}
      submit={async ({ sessionId }) => {
        const { seatNo: seat } = await move.mutateAsync({
          id: id!,
          sessionId,
          fromSessionId: session!.id,
        })
        toast.success(say(text.moved, { name: realName ?? '', seat }))
      }}
    >
      <p>{say(text.moveLead, { session: session?.name ?? '', seat: seatNo ?? 0 })}</p>
      <SelectField name="sessionId" label={text.moveTo} options={options} />
    </FormDialog>
  )
}
