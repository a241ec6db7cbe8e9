import { useNavigate } from 'react-router'
import type { Change } from '../platform/calls/queries.ts'
import { ask, toast } from '../platform/feedback.ts'
import { say } from '../platform/texts/i18n.ts'
import { allowedActions } from '../ui/tables/allowed-actions.ts'
import { askToDelete, type DeletionText } from './ask-to-delete.ts'
import { useRecordPath } from './record.tsx'
import { isAllSaved } from './save-first.ts'

type EditionAction = 'edit' | 'revise' | 'publish' | 'copy' | 'delete'

type Edition = {
  id: number
  version: number
  name: string
  edition: number
  actions: readonly EditionAction[]
}

type EditionText = DeletionText & {
  edit: string
  publish: string
  publishQuestion: string
  publishNote: string
  published: string
  revise: string
  revised: string
  copy: string
}

type VersionedId = { id: number; version: number }

type EditionCalls = {
  publish: Pick<Change<VersionedId, unknown>, 'mutate'>
  revise: Pick<Change<number, { id: number }>, 'mutate'>
  remove: { mutateAsync: (draft: VersionedId) => Promise<unknown> }
}

/**
 * What may be done with a record that is published in editions, besides editing its content: a
 * published edition is never changed, it is revised as a new one. `onGone`: the page of a deleted
 * draft is left.
 */
export function useEditionActions<Row extends Edition>(
  text: EditionText,
  { publish, revise, remove }: EditionCalls,
  { onCopy, onGone }: { onCopy: (row: Row) => void; onGone?: (() => void) | undefined },
) {
  const navigate = useNavigate()
  const pathOf = useRecordPath()

  const release = async ({ id, version, name, edition }: Row) => {
    if (!isAllSaved()) return

    const title = say(text.publishQuestion, { name, edition })
    if (!(await ask({ title, content: text.publishNote, okText: text.publish }))) return

    publish.mutate({ id, version }, { onSuccess: () => void toast.success(text.published) })
  }

  const renew = ({ id }: Row) =>
    revise.mutate(id, {
      onSuccess: (draft) => {
        toast.success(text.revised)
        navigate(pathOf(draft.id))
      },
    })

  const discard = async ({ id, version, name }: Row) => {
    if (await askToDelete(text, { name }, () => remove.mutateAsync({ id, version }))) onGone?.()
  }

  return (row: Row) =>
    allowedActions<Edition>(row, {
      edit: { label: text.edit, onClick: () => navigate(pathOf(row.id)) },
      revise: { label: text.revise, onClick: () => renew(row) },
      publish: { label: text.publish, onClick: () => void release(row) },
      copy: { label: text.copy, onClick: () => onCopy(row) },
      delete: { label: text.remove, danger: true, onClick: () => void discard(row) },
    })
}
