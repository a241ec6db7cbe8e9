import type { Exam } from '@residency/contract/areas/exams/exam/exam.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { ReasonField } from '../../../screens/review/reason-field.tsx'
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
  const { actions } = flows.exam
  const act = useActOnExam()

  const submit = async ({ reason }: { reason: string }) => {
    await act.mutateAsync({ id: exam?.id ?? 0, version: exam?.version ?? 0, action, reason })
    toast.success(text.done[action])
  }

  return (
    <FormDialog<{ reason: string }>
      title={say(text.questions[action], { name: exam?.name ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{}}
      okText={actions[action]}
      width={480}
    >
      <p>{text.notes[action]}</p>
      <ReasonField {...(action === 'retract' ? { label: fields.reason } : {})} rows={3} />
    </FormDialog>
  )
}
