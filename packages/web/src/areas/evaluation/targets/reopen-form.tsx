import {
  reopenTarget,
  type Target,
} from '@residency/contract/areas/evaluation/targets/target.contract'
import { targetWords } from '@residency/contract/areas/evaluation/targets/text'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField } from '../../../ui/fields/fields.tsx'
import { useReopenTarget } from './target.queries.ts'
import { targetText } from './target.text.ts'

export type ReopenProps = { isOpen: boolean; target: Target | null; onClose: () => void }
type Values = { closesOn: string }

/** Opens a closed target again, until another day. */
export default function ReopenForm({ isOpen, target, onClose }: ReopenProps) {
  const text = useText(targetText)
  const { fields } = useText(targetWords)
  const reopen = useReopenTarget()

  const submit = async ({ closesOn }: Values) => {
    if (!target) return

    await reopen.mutateAsync({ id: target.id, version: target.version, closesOn })
    toast.success(text.reopened)
  }

  return (
    <FormDialog<Values>
      title={text.reopenTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{}}
    >
      <DayField
        name="closesOn"
        label={fields.closesOn}
        shape={reopenTarget.body.shape.closesOn}
        min={todayInShanghai()}
      />
    </FormDialog>
  )
}
