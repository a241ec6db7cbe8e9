import type { Examination } from '@residency/contract/areas/evaluation/examinations/examine.contract'
import { examineWords } from '@residency/contract/areas/evaluation/examinations/text'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import {
  useCancelExamination,
  useConfirmExamination,
  useTakeExamination,
} from './examine.queries.ts'
import { examineText } from './examine.text.ts'
import { ObjectForm } from './object-form.tsx'

/** What may be done with an examination other than marking it, shared by list and record. */
export function useExamineActions() {
  const text = useText(examineText)
  const words = useText(examineWords).flows.evaluationExamination.actions
  const objectForm = useRowDialog<Examination>()

  const [take, confirm, cancel] = [
    useTakeExamination(),
    useConfirmExamination(),
    useCancelExamination(),
  ]

  const onConfirm = async ({ id, version }: Examination) => {
    if (
      await ask({ title: text.confirmQuestion, content: text.confirmNote, okText: words.confirm })
    )
      confirm.mutate({ id, version }, { onSuccess: () => void toast.success(text.confirmed) })
  }

  const onCancel = async ({ id, version, topic, trainee }: Examination) => {
    if (
      await ask({
        title: say(text.cancelQuestion, { topic, trainee }),
        content: text.cancelNote,
        okText: words.cancel,
        danger: true,
      })
    )
      cancel.mutate({ id, version }, { onSuccess: () => void toast.success(text.cancelled) })
  }

  const onTake = ({ id, version }: Examination) =>
    take.mutate({ id, version }, { onSuccess: () => void toast.success(text.begun) })

  const acts = {
    take: { label: words.take, onClick: onTake },
    confirm: {
      label: words.confirm,
      onClick: (examination: Examination) => void onConfirm(examination),
    },
    object: { label: words.object, onClick: objectForm.open },
    cancel: {
      label: words.cancel,
      danger: true,
      onClick: (examination: Examination) => void onCancel(examination),
    },
  }

  const actionsOf = (examination: Examination) => allowedActions(examination, acts)

  const dialogs = (
    <ObjectForm
      isOpen={objectForm.isOpen}
      examination={objectForm.opened}
      onClose={objectForm.close}
    />
  )

  return { actionsOf, dialogs }
}
