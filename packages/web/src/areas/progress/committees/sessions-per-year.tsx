import { setSessionsPerYear } from '@residency/contract/areas/progress/committees/committee.contract'
import { committeeWords } from '@residency/contract/areas/progress/committees/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useSetSessionsPerYear } from './committee.queries.ts'
import { committeeText } from './committee.text.ts'

type Settings = { sessionsPerYear: number; version: number }
type Props = { isOpen: boolean; settings: Settings | undefined; onClose: () => void }

/** How many sessions a year each committee holds. */
export function SessionsPerYear({ isOpen, settings, onClose }: Props) {
  const text = useText(committeeText)
  const { fields } = useText(committeeWords)
  const save = useSetSessionsPerYear()

  const submit = async (values: Settings) => {
    await save.mutateAsync(values)
    toast.success(text.saved)
  }

  return (
    <FormDialog<Settings>
      title={text.settings}
      initial={settings}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <WholeNumberField
        name="sessionsPerYear"
        label={fields.sessionsPerYear}
        shape={setSessionsPerYear.body.shape.sessionsPerYear}
        help={text.settingsHelp}
        max={12}
      />
    </FormDialog>
  )
}
