import type { IndicatorRow } from '@residency/contract/areas/standards/indicators/indicator.contract'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import type { RowAction } from '../../../ui/row-actions.tsx'
import { useDeleteIndicator } from './indicator.queries.ts'
import { indicatorText } from './indicator.text.ts'

/** What may be done with an indicator: changed, and deleted while it has no figures. */
export function useIndicatorActions(onEdit: (one: IndicatorRow) => void) {
  const { items: text } = useText(indicatorText)
  const remove = useDeleteIndicator()
  const discard = async (one: IndicatorRow) => {
    if (!(await ask({ content: say(text.removeQuestion, { name: one.item }), okText: text.remove, danger: true }))) return
    remove.mutate({ id: one.id, version: one.version }, { onSuccess: () => void toast.success(text.removed) })
  }
  return (one: IndicatorRow): RowAction[] => [
    ...(one.actions.includes('edit') ? [{ key: 'edit', label: text.modify, onClick: () => onEdit(one) }] : []),
    ...(one.actions.includes('delete') ? [{ key: 'delete', label: text.remove, danger: true, onClick: () => void discard(one) }] : []),
  ]
}
