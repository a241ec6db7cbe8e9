import type { Lecture } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { lectureFlow } from '@residency/contract/areas/courses/attendance/lecture.flow'
import { attendanceWords } from '@residency/contract/areas/courses/attendance/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StepDialog } from '../../../screens/review/reason-dialog.tsx'
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

  const submit = async (reason: string) => {
    await act.mutateAsync({ id: lecture?.id ?? 0, version: lecture?.version ?? 0, action, reason })
    toast.success(text.done[action])
  }

  return (
    <StepDialog
      isOpen={isOpen}
      flow={lectureFlow.name}
      action={action}
      title={say(text.questions[action], { name: lecture?.name ?? '' })}
      okText={actions[action]}
      note={text.notes[action]}
      onClose={onClose}
      submit={submit}
    />
  )
}
