import {
  type Exam,
  examForm,
  RESIT_PAPERS,
} from '@residency/contract/areas/exams/exam/exam.contract'
import type { getResitPapers } from '@residency/contract/areas/exams/exam/secrecy.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import type { AnswerOf } from '@residency/contract/kernel'
import { Alert, Form, Radio } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { MomentField } from '../../../ui/times/time-fields.tsx'
import { useCreateResit, useResitPapers } from './exam.queries.ts'
import { examText } from './exam.text.ts'
import './exams.css'

const { shape } = examForm
type Values = { opensAt: string; closesAt: string; papers?: (typeof RESIT_PAPERS)[number] }

export type ResitFormProps = {
  isOpen: boolean
  exam: Exam | null
  onMade: (id: number) => void
  onClose: () => void
}

/** When those who failed or were absent sit the exam again. */
export default function ResitForm({ isOpen, exam, onMade, onClose }: ResitFormProps) {
  const text = useText(examText)
  const { fields } = useText(examWords)
  const create = useCreateResit()
  const { data: papers } = useResitPapers(isOpen && exam ? exam.id : null)

  const submit = async (values: Values) => {
    const {
      id,
      candidates,
      papers: madePapers,
    } = await create.mutateAsync({ id: exam?.id ?? 0, ...values })

    toast.success(
      say(madePapers === 'same' ? text.resitMadeSame : text.resitMade, { count: candidates }),
    )
    onMade(id)
  }

  return (
    <FormDialog<Values>
      title={say(text.resitTitle, { name: exam?.name ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{ papers: 'parallel' }}
      okText={text.resit}
      width={520}
    >
      <p className="soft">{text.resitHelp}</p>
      {papers && <PapersOfResit papers={papers} />}
      <MomentField name="opensAt" label={fields.opensAt} edge="start" shape={shape.opensAt} />
      <MomentField name="closesAt" label={fields.closesAt} edge="end" shape={shape.closesAt} />
    </FormDialog>
  )
}

/**
 * A parallel form that no candidate knows unless the same papers are asked for; without one, the
 * form says what that means.
 */
function PapersOfResit({
  papers: { parallel, mustDiffer },
}: {
  papers: AnswerOf<typeof getResitPapers>
}) {
  const text = useText(examText)
  if (parallel.length === 0)
    return (
      <Alert
        showIcon
        className="exam-note"
        type={mustDiffer ? 'error' : 'warning'}
        title={mustDiffer ? text.resitMustDiffer : text.resitNoForm}
      />
    )

  const names = parallel.map(({ name }) => name).join(text.comma)
  const labels = { parallel: say(text.resitParallel, { names }), same: text.resitSame }
  const offered = RESIT_PAPERS.filter((value) => value === 'parallel' || !mustDiffer)

  return (
    <Form.Item name="papers" label={text.resitPapers}>
      <Radio.Group options={toChoices(offered, labels)} />
    </Form.Item>
  )
}
