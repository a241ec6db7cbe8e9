import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TreeField } from '../../../ui/fields/fields.tsx'
import { choicesOf } from '../categories/category.rules.ts'
import { useCategories, useMoveQuestions } from './bank.queries.ts'
import { bankText } from './bank.text.ts'

export type MoveFormProps = {
  isOpen: boolean
  ids: readonly number[]
  onDone: () => void
  onClose: () => void
}

/** Puts questions into a category of a bank that the reader manages. */
export default function MoveForm({ isOpen, ids, onDone, onClose }: MoveFormProps) {
  const text = useText(bankText)
  const { fields } = useText(bankWords)
  const categories = useCategories().data
  const move = useMoveQuestions()
  const previous = categories?.list.filter(({ actions }) => actions.includes('addBelow')) ?? []

  const submit = async ({ categoryId }: { categoryId: number }) => {
    const { done, left } = await move.mutateAsync({ ids: [...ids], categoryId })
    toast.success(say(left ? text.movedSome : text.moved, { done, left }))
    onDone()
  }

  return (
    <FormDialog<{ categoryId: number }>
      title={say(text.moveTitle, { count: ids.length })}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={categories ? {} : undefined}
      okText={text.move}
      width={480}
    >
      <TreeField
        name="categoryId"
        label={fields.categoryId}
        options={choicesOf(previous, text.hospital)}
      />
    </FormDialog>
  )
}
