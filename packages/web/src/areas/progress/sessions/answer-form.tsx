import { answerDecision } from '@residency/contract/areas/progress/sessions/session.contract'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import { useAnswerDecision } from './session.queries.ts'
import { sessionText } from './session.text.ts'

type AnswerFormProps = { isOpen: boolean; id: number; onClose: () => void }

/** The one answer of a trainee to a decision about them. */
export function AnswerForm({ isOpen, id, onClose }: AnswerFormProps) {
  const text = useText(sessionText)
  const answer = useAnswerDecision()

  const submit = async (values: { text: string }) => {
    await answer.mutateAsync({ id, text: values.text })
    toast.success(text.sent)
  }

  return (
    <FormDialog<{ text: string }>
      title={text.answer}
      initial={{}}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <LongTextField
        name="text"
        label={text.answer}
        shape={answerDecision.body.shape.text}
        help={text.answerHelp}
        maxLength={1000}
      />
    </FormDialog>
  )
}
