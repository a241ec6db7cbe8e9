import type { getLeaveSettings } from '@residency/contract/areas/absence/types/leave-type.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField } from '../../../ui/fields.tsx'
import { useSaveLeaveSettings } from './leave-type.queries.ts'
import { leaveTypeText } from './leave-type.text.ts'

type Settings = AnswerOf<typeof getLeaveSettings>
type Props = { isOpen: boolean; settings: Settings | undefined; onClose: () => void }
/** In which province the hospital is: its figures stand in place of the national ones. */
export function ProvinceForm({ isOpen, settings, onClose }: Props) {
  const text = useText(leaveTypeText)
  const save = useSaveLeaveSettings()
  return (
    <FormDialog<{ provinceCode: string | null }>
      title={text.province}
      isOpen={isOpen}
      onClose={onClose}
      initial={settings && { provinceCode: settings.provinceCode }}
      submit={async ({ provinceCode }) => {
        await save.mutateAsync({ provinceCode: provinceCode ?? null, version: settings!.version })
        toast.success(text.provinceSaved)
      }}
    >
      <SelectField name="provinceCode" label={text.province} options={settings?.provinces ?? []} isOptional />
    </FormDialog>
  )
}
