import { signupWords } from '@residency/contract/areas/signup/text'
import type { TimeConditionRow } from '@residency/contract/areas/standards/conditions/condition.contract'
import { conditionsWords } from '@residency/contract/areas/standards/conditions/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { useDeleteTimeCondition } from './condition.queries.ts'
import { conditionText } from './condition.text.ts'

/** What may be done with a time condition. */
export function useConditionActions(onEdit: (condition: TimeConditionRow) => void) {
  const text = useText(conditionText)
  const { everyMajor } = useText(conditionsWords)
  const { levels } = useText(signupWords)
  const remove = useDeleteTimeCondition()

  const discard = async (timeCondition: TimeConditionRow) => {
    const name = `${timeCondition.major ?? everyMajor} · ${levels[timeCondition.education]}`
    await askToDelete(text, { name }, () =>
      remove.mutateAsync({ id: timeCondition.id, version: timeCondition.version }),
    )
  }

  return (timeCondition: TimeConditionRow) =>
    allowedActions(timeCondition, {
      edit: { label: text.modify, onClick: () => onEdit(timeCondition) },
      delete: { label: text.remove, danger: true, onClick: () => void discard(timeCondition) },
    })
}
