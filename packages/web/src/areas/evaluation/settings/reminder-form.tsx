import {
  type Reminders,
  reminderFields,
} from '@residency/contract/areas/evaluation/settings/setting.contract'
import { settingWords } from '@residency/contract/areas/evaluation/settings/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useSetReminders } from './setting.queries.ts'
import { settingText } from './setting.text.ts'

type ReminderProps = { isOpen: boolean; reminders: Reminders; onClose: () => void }

/** When raters are reminded. */
export function ReminderForm({ isOpen, reminders, onClose }: ReminderProps) {
  const text = useText(settingText)
  const { fields } = useText(settingWords)
  const set = useSetReminders()

  const submit = async (values: Reminders) => {
    await set.mutateAsync(values)
    toast.success(text.saved)
  }

  return (
    <FormDialog<Reminders>
      title={text.reminders}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={reminders}
    >
      <WholeNumberField
        name="daysBefore"
        label={fields.daysBefore}
        shape={reminderFields.daysBefore}
        max={30}
      />
      <WholeNumberField
        name="everyDays"
        label={fields.everyDays}
        shape={reminderFields.everyDays}
        max={30}
      />
    </FormDialog>
  )
}
