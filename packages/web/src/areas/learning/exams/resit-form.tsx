import type { Exam } from '@residency/contract/areas/learning/exams/exam.contract'
import { examForm } from '@residency/contract/areas/learning/exams/exam.contract'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { MomentField } from '../../../ui/time-fields.tsx'
import { useCreateResit, useExamWords } from './exam.queries.ts'
import { examText } from './exam.text.ts'

const { shape } = examForm
type Values = { opensAt: string; closesAt: string }
export type ResitFormProps = { isOpen: boolean; one: Exam | null; onMade: (id: number) => void; onClose: () => void }
/** When those who failed or were absent sit the exam again. */
export default function ResitForm({ isOpen, one, onMade, onClose }: ResitFormProps) {
  const text = useText(examText)
  const { fields } = useExamWords()
  const create = useCreateResit()
  const submit = async (values: Values) => {
    const { id, candidates } = await create.mutateAsync({ id: one?.id ?? 0, ...values })
    toast.success(say(text.resitMade, { count: candidates }))
    onMade(id)
  }
  return (
    <FormDialog<Values>
      title={say(text.resitTitle, { name: one?.name ?? '' })}
      {...{ isOpen, onClose, submit }}
      initial={{}}
      okText={text.resit}
      width={520}
    >
      <p className="soft">{text.resitHelp}</p>
      <MomentField name="opensAt" label={fields.opensAt} edge="start" shape={shape.opensAt} />
      <MomentField name="closesAt" label={fields.closesAt} edge="end" shape={shape.closesAt} />
    </FormDialog>
  )
}
