import type {
  CorrectionKind,
  ResultQuestion,
} from '@residency/contract/areas/exams/marking/result.contract'
import { markingWords } from '@residency/contract/areas/exams/marking/text'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { ReasonField } from '../../../screens/review/reason-field.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { useRegrade, useRegradePreview } from '../marking/marking.queries.ts'
import { RegradePreview } from './regrade-preview.tsx'
import { resultText } from './result.text.ts'

type Values = { correction: CorrectionKind; reason: string; seen?: string }

export type RegradeDialogProps = {
  isOpen: boolean
  examId: number
  question: ResultQuestion | null
  number: string
  onClose: () => void
}

/**
 * Chooses how a question is marked, shows first whose result that changes, and applies it with a
 * reason.
 */
export default function RegradeDialog({
  isOpen,
  examId,
  question,
  number,
  onClose,
}: RegradeDialogProps) {
  const text = useText(resultText)
  const regrade = useRegrade()

  const submit = async ({ correction, reason, seen = '' }: Values) => {
    const { changed } = await regrade.mutateAsync({
      id: examId,
      questionId: question!.id,
      correction,
      reason,
      seen,
    })
    toast.success(say(text.applied, { count: changed }))
  }

  return (
    <FormDialog<Values>
      title={say(text.correctTitle, { number })}
      isOpen={isOpen}
      onClose={onClose}
      initial={{}}
      okText={text.apply}
      width={640}
      submit={submit}
    >
      {question && <Fields examId={examId} question={question} />}
    </FormDialog>
  )
}

function Fields({ examId, question }: { examId: number; question: ResultQuestion }) {
  const text = useText(resultText)
  const { correctionKinds } = useText(markingWords)
  const form = Form.useFormInstance<Values>()
  const correction = Form.useWatch('correction', form)
  const preview = useRegradePreview(
    correction ? { id: examId, questionId: question.id, correction } : null,
  )
  const seen = preview.data?.seen

  return (
    <>
      <SelectField
        name="correction"
        label={text.way}
        options={toChoices(question.kinds, correctionKinds)}
      />
      {correction && (
        <RegradePreview preview={preview} onSeen={() => form.setFieldValue('seen', seen)} />
      )}
      <Form.Item name="seen" hidden>
        <input type="hidden" />
      </Form.Item>
      <p className="soft">{text.reasonHelp}</p>
      <ReasonField rows={2} />
    </>
  )
}
