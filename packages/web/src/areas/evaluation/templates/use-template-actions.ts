import type { Template } from '@residency/contract/areas/evaluation/templates/template.contract'
import { useNavigate } from 'react-router'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { useRecordPath } from '../../../screens/record.tsx'
import type { RowAction } from '../../../ui/row-actions.tsx'
import { useDeleteTemplate, usePublishTemplate, useReviseTemplate } from './template.queries.ts'
import { templateText } from './template.text.ts'

/** What may be done with a form besides editing its items. `onGone`: the page of a deleted draft is left. */
export function useTemplateActions(onCopy: (one: Template) => void, onGone?: () => void) {
  const text = useText(templateText)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const publish = usePublishTemplate()
  const revise = useReviseTemplate()
  const remove = useDeleteTemplate()
  const release = async (one: Template) => {
    const title = say(text.publishQuestion, { name: one.name, edition: one.edition })
    if (!(await ask({ title, content: text.publishNote, okText: text.publish }))) return
    publish.mutate({ id: one.id, version: one.version }, { onSuccess: () => void toast.success(text.published) })
  }
  const renew = (one: Template) =>
    revise.mutate(one.id, {
      onSuccess: ({ id }) => {
        toast.success(text.revised)
        navigate(pathOf(id))
      },
    })
  const discard = async (one: Template) => {
    if (await askToDelete(text, { name: one.name }, () => remove.mutateAsync({ id: one.id, version: one.version }))) onGone?.()
  }
  const acts = {
    edit: { label: text.edit, onClick: (one: Template) => navigate(pathOf(one.id)) },
    publish: { label: text.publish, onClick: (one: Template) => void release(one) },
    revise: { label: text.revise, onClick: renew },
    copy: { label: text.copy, onClick: onCopy },
    delete: { label: text.remove, danger: true, onClick: (one: Template) => void discard(one) },
  }
  const order = ['edit', 'revise', 'publish', 'copy', 'delete'] as const
  return (one: Template): RowAction[] =>
    order.filter((key) => one.actions.includes(key)).map((key) => ({ key, ...acts[key], onClick: () => acts[key].onClick(one) }))
}
