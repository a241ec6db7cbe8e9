import type { StandardRow } from '@residency/contract/areas/standards/table/standard.contract'
import { useNavigate } from 'react-router'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { useRecordPath } from '../../../screens/record.tsx'
import type { RowAction } from '../../../ui/row-actions.tsx'
import { useDeleteStandard, usePublishStandard, useReviseStandard } from './standard.queries.ts'
import { standardText } from './standard.text.ts'

/** What may be done with a standard besides editing its table. `onGone`: the page of a deleted draft is left. */
export function useStandardActions(onCopy: (one: StandardRow) => void, onGone?: () => void) {
  const text = useText(standardText)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const publish = usePublishStandard()
  const revise = useReviseStandard()
  const remove = useDeleteStandard()
  const release = async (one: StandardRow) => {
    const title = say(text.publishQuestion, { name: one.name, edition: one.edition })
    if (!(await ask({ title, content: text.publishNote, okText: text.publish }))) return
    publish.mutate({ id: one.id, version: one.version }, { onSuccess: () => void toast.success(text.published) })
  }
  const renew = (one: StandardRow) =>
    revise.mutate(one.id, {
      onSuccess: ({ id }) => {
        toast.success(text.revised)
        navigate(pathOf(id))
      },
    })
  const discard = async (one: StandardRow) => {
    if (await askToDelete(text, { name: one.name }, () => remove.mutateAsync({ id: one.id, version: one.version }))) onGone?.()
  }
  const acts = {
    edit: { label: text.modify, onClick: (one: StandardRow) => navigate(pathOf(one.id)) },
    publish: { label: text.publish, onClick: (one: StandardRow) => void release(one) },
    revise: { label: text.revise, onClick: renew },
    copy: { label: text.copy, onClick: onCopy },
    delete: { label: text.remove, danger: true, onClick: (one: StandardRow) => void discard(one) },
  }
  const order = ['edit', 'revise', 'publish', 'copy', 'delete'] as const
  return (one: StandardRow): RowAction[] =>
    order.filter((key) => one.actions.includes(key)).map((key) => ({ key, ...acts[key], onClick: () => acts[key].onClick(one) }))
}
