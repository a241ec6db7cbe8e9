import type { InductionNotice } from '@residency/contract/areas/exams/induction/notice.contract'
import { useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { RowAction } from '../../../ui/row-actions.tsx'
import { useDeleteNotice } from './induction.queries.ts'
import { inductionText } from './induction.text.ts'
import type { NoticeFormProps } from './notice-form.tsx'

const NoticeForm = lazyDialog<NoticeFormProps>(() => import('./notice-form.tsx').then((part) => part.default))
/** What may be done with a notice, with the form. */
export function useNoticeActions() {
  const { notice: text } = useText(inductionText)
  const [shown, setShown] = useState<{ id: number | null } | null>(null)
  const removing = useDeleteNotice()
  const remove = async ({ id, title: name }: InductionNotice) => {
    const question = { title: say(text.removeQuestion, { name }), content: text.removeNote, okText: text.remove, danger: true }
    if (await ask(question)) removing.mutate({ id }, { onSuccess: () => void toast.success(text.removed) })
  }
  const actionsOf = (one: InductionNotice): RowAction[] => [
    { key: 'edit', label: text.edit, onClick: () => setShown({ id: one.id }) },
    { key: 'delete', label: text.remove, danger: true, onClick: () => void remove(one) },
  ]
  const dialogs = <NoticeForm isOpen={shown !== null} id={shown?.id ?? null} onClose={() => setShown(null)} />
  return { actionsOf, dialogs, add: () => setShown({ id: null }) }
}
