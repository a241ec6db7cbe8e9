import type { Train } from '@residency/contract/areas/exams/induction/train.contract'
import { useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { useDeleteTrain, useSwitchTrain } from './induction.queries.ts'
import { inductionText } from './induction.text.ts'
import type { InvitationProps } from './invitation-dialog.tsx'
import type { TrainFormProps } from './train-form.tsx'

const TrainForm = lazyDialog<TrainFormProps>(() =>
  import('./train-form.tsx').then((part) => part.default),
)

const InvitationDialog = lazyDialog<InvitationProps>(() =>
  import('./invitation-dialog.tsx').then((part) => part.default),
)

type DialogState = { form: 'edit'; id: number | null } | { form: 'invite'; train: Train }

/**
 * What may be done with a train, with its dialogs; list and record share it. `onMade`: where a new
 * train leads, or after deleting.
 */
export function useTrainActions(onMade: (id: number) => void, onGone: () => void = () => {}) {
  const { train: text } = useText(inductionText)
  const [opened, setOpened] = useState<DialogState | null>(null)
  const switching = useSwitchTrain()
  const removing = useDeleteTrain()

  const close = async ({ id, version, name }: Train) => {
    const question = {
      title: say(text.closeQuestion, { name }),
      content: text.closeNote,
      okText: text.close,
      danger: true,
    }
    if (await ask(question))
      switching.mutate(
        { id, version, isActive: false },
        { onSuccess: () => void toast.success(text.closed) },
      )
  }

  const open = ({ id, version }: Train) =>
    switching.mutate(
      { id, version, isActive: true },
      { onSuccess: () => void toast.success(text.opened) },
    )

  const remove = async ({ id, name }: Train) => {
    if (await askToDelete(text, { name }, () => removing.mutateAsync({ id }))) onGone()
  }

  const acts = {
    edit: {
      label: text.edit,
      onClick: (train: Train) => setOpened({ form: 'edit', id: train.id }),
    },
    open: { label: text.open, onClick: open },
    close: { label: text.close, onClick: (train: Train) => void close(train) },
    delete: { label: text.remove, danger: true, onClick: (train: Train) => void remove(train) },
  }

  const actionsOf = (train: Train): RowAction[] => [
    {
      key: 'invite',
      label: text.invite,
      onClick: () => setOpened({ form: 'invite', train }),
    },
    ...allowedActions(train, acts),
  ]

  const shut = () => setOpened(null)

  const dialogs = (
    <>
      <TrainForm
        isOpen={opened?.form === 'edit'}
        id={opened?.form === 'edit' ? opened.id : null}
        onMade={onMade}
        onClose={shut}
      />
      <InvitationDialog
        isOpen={opened?.form === 'invite'}
        train={opened?.form === 'invite' ? opened.train : null}
        onClose={shut}
      />
    </>
  )

  return { actionsOf, dialogs, add: () => setOpened({ form: 'edit', id: null }) }
}
