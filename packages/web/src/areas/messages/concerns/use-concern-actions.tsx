import type { ConcernRow } from '@residency/contract/areas/messages/concerns/concern.contract'
import { concernWords } from '@residency/contract/areas/messages/concerns/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { useActOnConcern } from './concern.queries.ts'
import { concernText } from './concern.text.ts'

const AnswerForm = lazyDialog(() => import('./answer-form.tsx').then((part) => part.AnswerForm))

type ConcernToDecide = Pick<ConcernRow, 'id' | 'actions'>

/** The steps of a concern, with the dialog of the answer; list and record share it. */
export function useConcernActions() {
  const { list: text } = useText(concernText)
  const { flows } = useText(concernWords)
  const { actions } = flows.concern
  const act = useActOnConcern()
  const answer = useRowDialog<number>()

  const step = (action: 'take' | 'close' | 'reopen') => (row: ConcernToDecide) =>
    act.mutate({ id: row.id, action }, { onSuccess: () => void toast.success(text.done) })

  const actionsOf = (row: ConcernToDecide) =>
    allowedActions(row, {
      take: { label: actions.take, onClick: step('take') },
      answer: { label: actions.answer, primary: true, onClick: ({ id }) => answer.open(id) },
      close: { label: actions.close, onClick: step('close') },
      reopen: { label: actions.reopen, onClick: step('reopen') },
    })

  const dialogs = <AnswerForm isOpen={answer.isOpen} id={answer.opened} onClose={answer.close} />

  return { actionsOf, dialogs }
}
