import type { PlanRow } from '@residency/contract/areas/rotations/plan/plan.contract'
import { useNavigate } from 'react-router'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { useRecordPath } from '../../../screens/record.tsx'
import type { RowAction } from '../../../ui/row-actions.tsx'
import { useCopyPlan, useDeletePlan, usePublishPlan, useRefreshPlan } from './plan.queries.ts'
import { planText } from './plan.text.ts'
import { usePlanName } from './use-plan-name.ts'

/**
 * What may be done with a plan besides its board. `onGone`: the page of a deleted draft is left.
 */
export function usePlanActions(onRename: (one: PlanRow) => void, onGone?: () => void) {
  const text = useText(planText)
  const nameOf = usePlanName()
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const publish = usePublishPlan()
  const copy = useCopyPlan()
  const remove = useDeletePlan()
  const refresh = useRefreshPlan()

  const release = async (one: PlanRow) => {
    if (
      !(await ask({
        title: say(text.publishQuestion, { name: nameOf(one) }),
        content: text.publishNote,
        okText: text.publish,
      }))
    )
      return
    publish.mutate(
      { id: one.id, version: one.version },
      { onSuccess: (answer) => void toast.success(say(text.published, answer)) },
    )
  }

  const takeOver = (one: PlanRow) =>
    copy.mutate(one.id, {
      onSuccess: ({ id }) => {
        toast.success(text.copied)
        navigate(pathOf(id))
      },
    })

  const renew = async (one: PlanRow) => {
    if (!(await ask({ title: text.refresh, content: text.refreshNote, okText: text.refresh })))
      return
    refresh.mutate(
      { id: one.id, version: one.version },
      { onSuccess: (answer) => void toast.success(say(text.refreshed, answer)) },
    )
  }

  const discard = async (one: PlanRow) => {
    if (
      await askToDelete(text, { name: nameOf(one) }, () =>
        remove.mutateAsync({ id: one.id, version: one.version }),
      )
    )
      onGone?.()
  }

  return (one: PlanRow): RowAction[] => {
    const may = (action: PlanRow['actions'][number]) => one.actions.includes(action)
    return [
      ...(may('publish')
        ? [{ key: 'publish', label: text.publish, onClick: () => void release(one) }]
        : []),
      ...(may('edit')
        ? [{ key: 'refresh', label: text.refresh, onClick: () => void renew(one) }]
        : []),
      ...(may('copy') ? [{ key: 'copy', label: text.copy, onClick: () => takeOver(one) }] : []),
      ...(may('edit') ? [{ key: 'rename', label: text.rename, onClick: () => onRename(one) }] : []),
      ...(may('delete')
        ? [{ key: 'delete', label: text.remove, danger: true, onClick: () => void discard(one) }]
        : []),
    ]
  }
}
