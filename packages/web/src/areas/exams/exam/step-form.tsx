import type { Exam } from '@residency/contract/areas/exams/exam/exam.contract'
import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StepDialog } from '../../../screens/review/reason-dialog.tsx'
import { useActOnExam } from './exam.queries.ts'
import { examText } from './exam.text.ts'

export type StepFormProps = {
  isOpen: boolean
  exam: Exam | null
  action: 'retract' | 'cancel'
  onClose: () => void
}

/** A step of an exam that needs a reason. */
export default function StepForm({ isOpen, exam, action, onClose }: StepFormProps) {
  const text = useText(examText)
  const { fields, flows } = useText(examWords)
  const act = useActOnExam()

  const submit = async (reason: string) => {
    await act.mutateAsync({ id: exam?.id ?? 0, version: exam?.version ?? 0, action, reason })
    toast.success(text.done[action])
  }

  return (
    <StepDialog
      isOpen={isOpen}
      flow={examFlow.name}
      action={action}
      title={say(text.questions[action], { name: exam?.name ?? '' })}
      okText={flows.exam.actions[action]}
      note={text.notes[action]}
      label={action === 'retract' ? fields.reason : undefined}
      onClose={onClose}
      submit={submit}
    />
  )
}
