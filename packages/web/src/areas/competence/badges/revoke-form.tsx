import {
  type BadgeHolder,
  badgeReason,
} from '@residency/contract/areas/competence/badges/badge.contract'
import { badgeWords } from '@residency/contract/areas/competence/badges/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import { useRevokeBadge } from './badge.queries.ts'
import { badgeText } from './badge.text.ts'

export type RevokeFormProps = { isOpen: boolean; holder: BadgeHolder | null; onClose: () => void }
type Values = { reason: string }

/** Why a badge is revoked. */
export default function RevokeForm({ isOpen, holder, onClose }: RevokeFormProps) {
  const text = useText(badgeText)
  const { fields } = useText(badgeWords)
  const revoke = useRevokeBadge()

  const submit = async ({ reason }: Values) => {
    if (holder?.badgeId == null) return

    await revoke.mutateAsync({ id: holder.badgeId, reason })
    toast.success(text.revoked)
  }

  return (
    <FormDialog<Values>
      title={say(text.revokeTitle, { name: holder?.name ?? '' })}
      okText={text.revoke}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{}}
    >
      <LongTextField
        name="reason"
        label={fields.reason}
        shape={badgeReason.shape.reason}
        help={text.revokeHelp}
        maxLength={200}
        rows={2}
      />
    </FormDialog>
  )
}
