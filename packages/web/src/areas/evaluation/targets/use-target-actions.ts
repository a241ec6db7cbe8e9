import type { Target } from '@residency/contract/areas/evaluation/targets/target.contract'
import { targetWords } from '@residency/contract/areas/evaluation/targets/text'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import {
  useCloseTarget,
  useDeleteTarget,
  useOpenTarget,
  useReleaseTarget,
} from './target.queries.ts'
import { targetText } from './target.text.ts'

type DialogOpeners = {
  edit: (target: Target) => void
  copy: (target: Target) => void
  reopen: (target: Target) => void
  gone?: () => void
}

/** What may be done with a target; `open…` are dialogs of the page. */
export function useTargetActions(opens: DialogOpeners) {
  const text = useText(targetText)
  const { actions } = useText(targetWords).flows.evaluationTarget

  const [open, close, release, remove] = [
    useOpenTarget(),
    useCloseTarget(),
    useReleaseTarget(),
    useDeleteTarget(),
  ]

  const onOpen = async ({ id, version, name }: Target) => {
    if (
      await ask({
        title: say(text.openQuestion, { name }),
        content: text.openNote,
        okText: actions.open,
      })
    )
      open.mutate(
        { id, version },
        { onSuccess: ({ tasks }) => void toast.success(say(text.opened, { tasks })) },
      )
  }

  const onClose = async ({ id, version, name }: Target) => {
    if (
      await ask({
        title: say(text.closeQuestion, { name }),
        content: text.closeNote,
        okText: actions.close,
      })
    )
      close.mutate({ id, version }, { onSuccess: () => void toast.success(text.closed) })
  }

  const onRelease = async ({ id, version, name }: Target) => {
    const question = {
      title: say(text.releaseQuestion, { name }),
      content: text.releaseNote,
      okText: actions.release,
      danger: true,
    }
    if (await ask(question))
      release.mutate({ id, version }, { onSuccess: () => void toast.success(text.released) })
  }

  const onRemove = async ({ id, version, name }: Target) => {
    if (await askToDelete(text, { name }, () => remove.mutateAsync({ id, version }))) opens.gone?.()
  }

  const acts = {
    open: { label: actions.open, onClick: (target: Target) => void onOpen(target) },
    release: { label: actions.release, onClick: (target: Target) => void onRelease(target) },
    close: { label: actions.close, onClick: (target: Target) => void onClose(target) },
    reopen: { label: actions.reopen, onClick: opens.reopen },
    edit: { label: text.edit, onClick: opens.edit },
    copy: { label: text.copy, onClick: opens.copy },
    delete: {
      label: text.remove,
      danger: true,
      onClick: (target: Target) => void onRemove(target),
    },
  }

  return (target: Target) => allowedActions(target, acts)
}
