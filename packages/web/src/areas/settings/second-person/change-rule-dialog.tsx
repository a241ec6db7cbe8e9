import type { SecondPersonSetting } from '@residency/contract/areas/settings/second-person/second-person.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import { requiredText } from '@residency/contract/kernel'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { useChangeSecondPersonRule } from './second-person.queries.ts'
import { secondPersonText } from './second-person.text.ts'

type ChangeRuleProps = {
  isOpen: boolean
  setting: SecondPersonSetting | null
  onClose: () => void
}

const REASON = requiredText(300)

/** Waives a rule of two persons or puts it back, with a reason. */
export function ChangeRuleDialog({ isOpen, setting, onClose }: ChangeRuleProps) {
  const text = useText(secondPersonText)
  const words = useText(settingsWords).secondPerson
  const change = useChangeSecondPersonRule()
  const label = setting?.isWaived ? text.restore : text.waive
  const name = setting ? words[setting.rule].name : ''

  const submit = async ({ reason }: { reason: string }) => {
    const { rule, isWaived, history } = setting!
    await change.mutateAsync({ rule, isWaived: !isWaived, reason, lastId: history[0]?.id ?? null })
    toast.success(say(isWaived ? text.saved.two : text.saved.one, { name }))
  }

  return (
    <FormDialog<{ reason: string }>
      title={say(text.titleOf, { label, name })}
      isOpen={isOpen}
      onClose={onClose}
      initial={{}}
      okText={label}
      submit={submit}
    >
      <TextField name="reason" label={text.reason} shape={REASON} maxLength={300} />
    </FormDialog>
  )
}
