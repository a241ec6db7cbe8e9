import type { LookupSettings } from '@residency/contract/areas/competence/items/item.contract'
import { itemWords } from '@residency/contract/areas/competence/items/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SwitchField } from '../../../ui/fields/small-fields.tsx'
import { useLookupSettings, useSetLookupSettings } from './item.queries.ts'
import { itemText } from './item.text.ts'

type SettingsFormProps = { isOpen: boolean; onClose: () => void }

/** Whether a look-up shows photos. */
export function SettingsForm({ isOpen, onClose }: SettingsFormProps) {
  const text = useText(itemText)
  const { fields } = useText(itemWords)
  const settings = useLookupSettings(isOpen).data
  const set = useSetLookupSettings()

  const submit = async ({ showsPhoto, version }: LookupSettings) => {
    await set.mutateAsync({ showsPhoto, version })
    toast.success(text.saved)
  }

  return (
    <FormDialog<LookupSettings>
      title={text.settings}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={settings}
    >
      <SwitchField
        name="showsPhoto"
        label={fields.showsPhoto}
        help={text.showsPhotoHelp}
        on={text.on}
        off={text.off}
      />
    </FormDialog>
  )
}
