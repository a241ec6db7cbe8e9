import { groupForm } from '@residency/contract/areas/messages/recipients/recipient.contract'
import { recipientWords } from '@residency/contract/areas/messages/recipients/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField } from '../../../ui/fields/small-fields.tsx'
import { type GroupValues, useGroupForm, useSaveGroup } from './recipient.queries.ts'
import { recipientText } from './recipient.text.ts'
import { choiceOf, NO_RECIPIENTS, RecipientsFields } from './recipients-fields.tsx'

type Values = { name: string; isShared: 0 | 1; recipients: Parameters<typeof choiceOf>[0] }
export type GroupFormProps = { isOpen: boolean; id: number | null; onClose: () => void }

/** A group of people under a name. */
export default function GroupForm({ isOpen, id, onClose }: GroupFormProps) {
  const { groups: text } = useText(recipientText)
  const { fields } = useText(recipientWords)
  const opened = isOpen ? id : null
  const known = useFirstRead(opened, useGroupForm(opened).data)
  const save = useSaveGroup()

  const submit = async ({ name, isShared, recipients }: Values) => {
    const form: GroupValues = { name, isShared: isShared === 1, recipients: choiceOf(recipients) }
    await save.mutateAsync({ ...form, id, version: known?.version ?? 0 })
    toast.success(say(text.saved, { name }))
  }

  const before = known && {
    name: known.name,
    isShared: known.isShared ? (1 as const) : (0 as const),
    recipients: known.recipients,
  }

  return (
    <FormDialog<Values>
      title={id === null ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={id === null ? { isShared: 0, recipients: NO_RECIPIENTS } : before}
      width={720}
    >
      <TextField name="name" label={fields.name} shape={groupForm.shape.name} maxLength={60} />
      <RecipientsFields known={known?.knownPeople ?? []} hasGroups={false} />
      <SwitchField
        name="isShared"
        label={fields.isShared}
        on={text.isShared}
        off={text.own}
        help={text.sharedHelp}
      />
    </FormDialog>
  )
}
