import {
  actOnConcern,
  type ConcernRow,
} from '@residency/contract/areas/messages/concerns/concern.contract'
import { concernWords } from '@residency/contract/areas/messages/concerns/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { useActOnConcern } from './concern.queries.ts'
import { concernText } from './concern.text.ts'

type Acted = Pick<ConcernRow, 'id' | 'actions'>

/** The steps of a concern, with the dialog of the answer; list and record share it. */
export function useConcernActions() {
  const { list: text } = useText(concernText)
  const { fields, flows } = useText(concernWords)
  const { actions } = flows.concern
  const act = useActOnConcern()
  const answer = useRowDialog<number>()

  const step = (action: 'take' | 'close' | 'reopen') => (row: Acted) =>
    act.mutate({ id: row.id, action }, { onSuccess: () => void toast.success(text.done) })

  const send = async (values: { text: string }) => {
    await act.mutateAsync({ id: answer.opened!, action: 'answer', text: values.text })
    toast.success(text.done)
  }

  const actionsOf = (row: Acted) =>
    allowedActions(row, {
      take: { label: actions.take, onClick: step('take') },
      answer: { label: actions.answer, primary: true, onClick: ({ id }) => answer.open(id) },
      close: { label: actions.close, onClick: step('close') },
      reopen: { label: actions.reopen, onClick: step('reopen') },
    })

  const dialogs = (
    <FormDialog<{ text: string }>
      title={actions.answer}
      isOpen={answer.isOpen}
      onClose={answer.close}
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

  return { actionsOf, dialogs }
}
