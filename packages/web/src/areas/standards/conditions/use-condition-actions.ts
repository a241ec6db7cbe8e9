import type { TimeConditionRow } from '@residency/contract/areas/standards/conditions/condition.contract'
import { useText } from '../../../platform/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { allowedActions } from '../../../ui/allowed-actions.ts'
import { useDeleteTimeCondition } from './condition.queries.ts'
import { conditionText } from './condition.text.ts'
import { useConditionWords } from './use-condition-words.ts'

/** What may be done with a time condition. */
export function useConditionActions(onEdit: (one: TimeConditionRow) => void) {
  const text = useText(conditionText)
  const { levels, everyMajor } = useConditionWords()
  const remove = useDeleteTimeCondition()
  const discard = async (one: TimeConditionRow) => {
    const name = `${one.major ?? everyMajor} · ${levels[one.education]}`
    await askToDelete(text, { name }, () => remove.mutateAsync({ id: one.id, version: one.version }))
  }
  return (one: TimeConditionRow) =>
    allowedActions(one, {
      edit: { label: text.modify, onClick: () => onEdit(one) },
      delete: { label: text.remove, danger: true, onClick: () => void discard(one) },
    })
}
