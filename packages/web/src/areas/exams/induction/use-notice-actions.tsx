import type { InductionNotice } from '@residency/contract/areas/exams/induction/notice.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { useDeleteNotice } from './induction.queries.ts'
import { inductionText } from './induction.text.ts'
import type { NoticeFormProps } from './notice-form.tsx'

const NoticeForm = lazyDialog<NoticeFormProps>(() =>
  import('./notice-form.tsx').then((part) => part.default),
)

/** What may be done with a notice, with the form. */
export function useNoticeActions() {
  const { notice: text } = useText(inductionText)
  const noticeForm = useRowDialog<number>()
  const removing = useDeleteNotice()
  const remove = ({ id, title: name }: InductionNotice) =>
    askToDelete(text, { name }, () => removing.mutateAsync({ id }))

  const actionsOf = (inductionNotice: InductionNotice): RowAction[] => [
    { key: 'edit', label: text.edit, onClick: () => noticeForm.open(inductionNotice.id) },
    {
      key: 'delete',
      label: text.remove,
      danger: true,
      onClick: () => void remove(inductionNotice),
    },
  ]

  const dialogs = (
    <NoticeForm isOpen={noticeForm.isOpen} id={noticeForm.opened} onClose={noticeForm.close} />
  )

  return { actionsOf, dialogs, add: noticeForm.add }
}
