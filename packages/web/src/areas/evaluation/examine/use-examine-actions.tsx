import type { Examination } from '@residency/contract/areas/evaluation/examine/examine.contract'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { RowAction } from '../../../ui/row-actions.tsx'
import { useCancelExamination, useConfirmExamination, useExamineWords, useTakeExamination } from './examine.queries.ts'
import { examineText } from './examine.text.ts'
import type { ObjectProps } from './object-form.tsx'

const ObjectForm = lazyDialog<ObjectProps>(() => import('./object-form.tsx').then((part) => part.default))

/** What may be done with an examination beside marking it, shared by list and record. */
export function useExamineActions() {
  const text = useText(examineText)
  const words = useExamineWords().flows.evaluationExamination.actions
  const objectForm = useRowDialog<Examination>()
  const [take, confirm, cancel] = [useTakeExamination(), useConfirmExamination(), useCancelExamination()]
  const onConfirm = async ({ id, version }: Examination) => {
    if (await ask({ title: text.confirmQuestion, content: text.confirmNote, okText: words.confirm }))
      confirm.mutate({ id, version }, { onSuccess: () => void toast.success(text.confirmed) })
  }
  const onCancel = async ({ id, version, topic, trainee }: Examination) => {
    if (await ask({ title: say(text.cancelQuestion, { topic, trainee }), content: text.cancelNote, okText: words.cancel, danger: true }))
      cancel.mutate({ id, version }, { onSuccess: () => void toast.success(text.cancelled) })
  }
  const acts = {
    take: ({ id, version }: Examination) => take.mutate({ id, version }, { onSuccess: () => void toast.success(text.begun) }),
    confirm: (one: Examination) => void onConfirm(one),
    object: (one: Examination) => objectForm.open(one),
    cancel: (one: Examination) => void onCancel(one),
  }
  const order = ['take', 'confirm', 'object', 'cancel'] as const
  const actionsOf = (one: Examination): RowAction[] =>
    order
      .filter((key) => one.actions.includes(key))
      .map((key) => ({ key, label: words[key], danger: key === 'cancel', onClick: () => acts[key](one) }))
  const dialogs = <ObjectForm isOpen={objectForm.isOpen} examination={objectForm.opened} onClose={objectForm.close} />
  return { actionsOf, dialogs }
}
