import { actOnConcern } from '@residency/contract/areas/messages/concerns/concern.contract'
import { concernWords } from '@residency/contract/areas/messages/concerns/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import { useActOnConcern } from './concern.queries.ts'
import { concernText } from './concern.text.ts'

type AnswerFormProps = { isOpen: boolean; id: number | null; onClose: () => void }

/** A reader answers the sender of a concern. */
export function AnswerForm({ isOpen, id, onClose }: AnswerFormProps) {
  const { list: text } = useText(concernText)
  const { fields, flows } = useText(concernWords)
  const { actions } = flows.concern
  const act = useActOnConcern()

  const send = async (values: { text: string }) => {
    await act.mutateAsync({ id: id!, action: 'answer', text: values.text })
    toast.success(text.done)
  }

  return (
    <FormDialog<{ text: string }>
      title={actions.answer}
      isOpen={isOpen}
      onClose={onClose}
      initial={{}}
      submit={send}
      okText={actions.answer}
    >
      <p className="soft">{text.answerHelp}</p>
      <LongTextField
        name="text"
        label={fields.text}
        shape={actOnConcern.body.shape.text}
        maxLength={4000}
        rows={6}
      />
    </FormDialog>
  )
}
