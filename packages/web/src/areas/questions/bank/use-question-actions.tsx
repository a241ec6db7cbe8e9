import {
  type Question,
  questionReview,
} from '@residency/contract/areas/questions/bank/question.contract'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import type { Review } from '../../../screens/review/review.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { BANK_PATHS, useDeleteQuestion } from './bank.queries.ts'
import { bankText } from './bank.text.ts'
import type { MoveFormProps } from './move-form.tsx'
import { useBankPath } from './use-bank-path.ts'

const MoveForm = lazyDialog<MoveFormProps>(() =>
  import('./move-form.tsx').then((part) => part.default),
)

/** How the bank's questions are decided about. */
export function useQuestionReview(): Review<Question> {
  const text = useText(bankText)
  const { flows } = useText(bankWords)
  return {
    calls: questionReview,
    paths: BANK_PATHS,
    actions: flows.question.actions,
    done: { review: text.reviewed, retire: text.retired, restore: text.restored },
    help: { review: text.reviewHelp, retire: text.retireHelp },
  }
}

/** What may be done with a question, with its dialogs; list and record share it. */
export function useQuestionActions(onGone: () => void = () => {}) {
  const text = useText(bankText)
  const { go } = useBankPath()
  const [moved, setMoved] = useState<{ rows: readonly Question[]; onDone: () => void } | null>(null)
  const remove = useDeleteQuestion()
  const decisions = useDecisions(useQuestionReview())
  const removeOne = async ({ id, name }: Question) => {
    if (await askToDelete(text, { name }, () => remove.mutateAsync(id))) onGone()
  }
  const move = (rows: readonly Question[], onDone: () => void = () => {}) =>
    setMoved({ rows, onDone })

  const edits = {
    edit: { label: text.edit, onClick: (question: Question) => go({ id: question.id, edit: '1' }) },
    move: { label: text.move, onClick: (question: Question) => move([question]) },
    delete: {
      label: text.remove,
      danger: true,
      onClick: (question: Question) => void removeOne(question),
    },
  }

  const actionsOf = (question: Question): RowAction[] => {
    const decided = decisions.actionsOf(question)
    const edited = (['edit', 'move', 'delete'] as const)
      .filter((key) => question.edits.includes(key))
      .map((key) => ({ key, ...edits[key], onClick: () => edits[key].onClick(question) }))
    const [calm, last] = [(act: RowAction) => !act.danger, (act: RowAction) => act.danger === true]

    return [
      ...decided.filter(calm),
      ...edited.filter(calm),
      ...decided.filter(last),
      ...edited.filter(last),
    ]
  }

  const dialogs = (
    <>
      {decisions.dialogs}
      <MoveForm
        isOpen={moved !== null}
        ids={moved?.rows.map(({ id }) => id) ?? []}
        onDone={() => moved?.onDone()}
        onClose={() => setMoved(null)}
      />
    </>
  )

  return { actionsOf, dialogs, move }
}
