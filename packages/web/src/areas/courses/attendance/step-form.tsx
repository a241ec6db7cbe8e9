import type { Lecture } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { attendanceWords } from '@residency/contract/areas/courses/attendance/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { ReasonField } from '../../../screens/review/reason-field.tsx'
import { useActOnLecture } from './attendance.queries.ts'
import { attendanceText } from './attendance.text.ts'

export type StepFormProps = {
  isOpen: boolean
  lecture: Lecture | null
  action: 'reopen' | 'cancel'
  onClose: () => void
}

/** A step of a lecture that needs a reason. */
export default function StepForm({ isOpen, lecture, action, onClose }: StepFormProps) {
  const text = useText(attendanceText)
  const { actions } = useText(attendanceWords).flows.lecture
  const act = useActOnLecture()

  const submit = async ({ reason }: { reason: string }) => {
    await act.mutateAsync({ id: lecture?.id ?? 0, version: lecture?.version ?? 0, action, reason })
    toast.success(text.done[action])
  }

  return (
    <FormDialog<{ reason: string }>
      title={say(text.questions[action], { name: lecture?.name ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{}}
      okText={actions[action]}
      width={480}
    >
      <p>{text.notes[action]}</p>
      <ReasonField rows={3} />
    </FormDialog>
  )
}
