import {
  type PlanPreferences,
  preferenceWindowForm,
} from '@residency/contract/areas/rotations/preferences/preference.contract'
import { preferenceWords } from '@residency/contract/areas/rotations/preferences/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { MomentField } from '../../../ui/times/time-fields.tsx'
import { useOpenPreferences, useProlongPreferences } from './preference.queries.ts'
import { preferenceText } from './preference.text.ts'

export type PreferenceWindowProps = {
  isOpen: boolean
  planId: number
  window: PlanPreferences['window']
  onClose: () => void
}

/** Until when the trainees of a plan enter their preferences. */
export default function PreferenceWindow({
  isOpen,
  planId,
  window: latestWindow,
  onClose,
}: PreferenceWindowProps) {
  const window = useFirstRead(isOpen, latestWindow)
  const { office: text } = useText(preferenceText)
  const { fields } = useText(preferenceWords)
  const open = useOpenPreferences()
  const prolong = useProlongPreferences()

  return (
    <FormDialog<{ closesAt: string | null }>
      title={window ? text.prolong : text.open}
      isOpen={isOpen}
      onClose={onClose}
      initial={{ closesAt: window?.closesAt ?? null }}
      submit={async ({ closesAt }) => {
        const input = { id: planId, closesAt: closesAt! }

        if (window) await prolong.mutateAsync({ ...input, version: window.version })
        else await open.mutateAsync(input)

        toast.success(window ? text.prolonged : text.opened)
      }}
    >
      <MomentField
        name="closesAt"
        label={fields.closesAt}
        edge="end"
        shape={preferenceWindowForm.shape.closesAt}
        help={text.closingHelp}
      />
    </FormDialog>
  )
}
