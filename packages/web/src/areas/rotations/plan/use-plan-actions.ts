import type { PlanRow } from '@residency/contract/areas/rotations/plan/plan.contract'
import { useNavigate } from 'react-router'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { useRecordPath } from '../../../screens/record.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { usePlanName } from './plan.columns.tsx'
import { useCopyPlan, useDeletePlan, usePublishPlan, useRefreshPlan } from './plan.queries.ts'
import { planText } from './plan.text.ts'

/**
 * What may be done with a plan besides its board. `onGone`: the page of a deleted draft is left.
 */
export function usePlanActions(onRename: (plan: PlanRow) => void, onGone?: () => void) {
  const text = useText(planText)
  const nameOf = usePlanName()
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const publish = usePublishPlan()
  const copy = useCopyPlan()
  const remove = useDeletePlan()
  const refresh = useRefreshPlan()

  const release = async (plan: PlanRow) => {
    if (
      !(await ask({
        title: say(text.publishQuestion, { name: nameOf(plan) }),
        content: text.publishNote,
        okText: text.publish,
      }))
    )
      return
    publish.mutate(
      { id: plan.id, version: plan.version },
      { onSuccess: (answer) => void toast.success(say(text.published, answer)) },
    )
  }

  const takeOver = (plan: PlanRow) =>
    copy.mutate(plan.id, {
      onSuccess: ({ id }) => {
        toast.success(text.copied)
        navigate(pathOf(id))
      },
    })

  const renew = async (plan: PlanRow) => {
    if (!(await ask({ title: text.refresh, content: text.refreshNote, okText: text.refresh })))
      return
    refresh.mutate(
      { id: plan.id, version: plan.version },
      { onSuccess: (answer) => void toast.success(say(text.refreshed, answer)) },
    )
  }

  const discard = async (plan: PlanRow) => {
    if (
      await askToDelete(text, { name: nameOf(plan) }, () =>
        remove.mutateAsync({ id: plan.id, version: plan.version }),
      )
    )
      onGone?.()
  }

  return (plan: PlanRow): RowAction[] => {
    const may = (action: PlanRow['actions'][number]) => plan.actions.includes(action)
    return [
      ...(may('publish')
        ? [{ key: 'publish', label: text.publish, onClick: () => void release(plan) }]
        : []),
      ...(may('edit')
        ? [{ key: 'refresh', label: text.refresh, onClick: () => void renew(plan) }]
        : []),
      ...(may('copy') ? [{ key: 'copy', label: text.copy, onClick: () => takeOver(plan) }] : []),
      ...(may('edit')
        ? [{ key: 'rename', label: text.rename, onClick: () => onRename(plan) }]
        : []),
      ...(may('delete')
        ? [{ key: 'delete', label: text.remove, danger: true, onClick: () => void discard(plan) }]
        : []),
    ]
  }
}
