import type { Collection } from '@residency/contract/areas/messages/collections/collection.contract'
import { collectionWords } from '@residency/contract/areas/messages/collections/text'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { useActOnCollection, useRemindUploaders } from './collection.queries.ts'
import { collectionText } from './collection.text.ts'
import type { CollectionFormProps } from './collection-form.tsx'
import type { DownloadFormProps } from './download-form.tsx'

const CollectionForm = lazyDialog<CollectionFormProps>(() =>
  import('./collection-form.tsx').then((part) => part.default),
)

const DownloadForm = lazyDialog<DownloadFormProps>(() =>
  import('./download-form.tsx').then((part) => part.default),
)

/** What may be done with a collection, with its dialogs; list and record share it. */
export function useCollectionActions(onMade: (id: number) => void) {
  const { manage: text } = useText(collectionText)
  const { actions } = useText(collectionWords).flows.collection
  const collectionForm = useRowDialog<number>()
  const downloadForm = useRowDialog<Collection>()
  const [act, remind] = [useActOnCollection(), useRemindUploaders()]

  const close = async ({ id, version, title: name }: Collection) => {
    const question = {
      title: say(text.closeQuestion, { name }),
      content: text.closeNote,
      okText: actions.close,
      danger: true,
    }
    if (await ask(question))
      act.mutate(
        { id, version, action: 'close' },
        { onSuccess: () => void toast.success(text.closed) },
      )
  }

  const reopen = ({ id, version }: Collection) =>
    act.mutate(
      { id, version, action: 'reopen' },
      { onSuccess: () => void toast.success(text.reopened) },
    )

  const remindAll = ({ id }: Collection) =>
    remind.mutate(id, {
      onSuccess: ({ reminded }) => void toast.success(say(text.reminded, { count: reminded })),
    })

  const acts = {
    download: {
      label: text.download,
      onClick: (collection: Collection) => downloadForm.open(collection),
    },
    remind: { label: text.remind, onClick: remindAll },
    edit: {
      label: text.edit,
      onClick: (collection: Collection) => collectionForm.open(collection.id),
    },
    reopen: { label: actions.reopen, onClick: reopen },
    close: {
      label: actions.close,
      danger: true,
      onClick: (collection: Collection) => void close(collection),
    },
  }

  const actionsOf = (collection: Collection) => allowedActions(collection, acts)

  const dialogs = (
    <>
      <CollectionForm
        isOpen={collectionForm.isOpen}
        id={collectionForm.opened}
        onMade={onMade}
        onClose={collectionForm.close}
      />
      <DownloadForm
        isOpen={downloadForm.isOpen}
        collection={downloadForm.opened}
        onClose={downloadForm.close}
      />
    </>
  )

  return { actionsOf, dialogs, add: collectionForm.add }
}
