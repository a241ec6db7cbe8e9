import {
  type getLeaveSettings,
  updateLeaveSettings,
} from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import { leaveTypeWords } from '@residency/contract/areas/absence/leave-types/text'
import type { AnswerOf } from '@residency/contract/kernel'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useSaveLeaveSettings } from './leave-type.queries.ts'
import { leaveTypeText } from './leave-type.text.ts'

type Settings = AnswerOf<typeof getLeaveSettings>
type Props = { isOpen: boolean; settings: Settings | undefined; onClose: () => void }

/**
 * In which province the hospital is, whose figures replace the national ones, and when reports of
 * aways are due.
 */
export function ProvinceForm({ isOpen, settings: latestSettings, onClose }: Props) {
  const settings = useFirstRead(isOpen, latestSettings)
  const text = useText(leaveTypeText)
  const { fields } = useText(leaveTypeWords)
  const save = useSaveLeaveSettings()

  return (
    <FormDialog<{ provinceCode: string | null; reportDays: number }>
      title={text.province}
      isOpen={isOpen}
      onClose={onClose}
      initial={settings && { provinceCode: settings.provinceCode, reportDays: settings.reportDays }}
      submit={async ({ provinceCode, reportDays }) => {
        await save.mutateAsync({
          provinceCode: provinceCode ?? null,
          reportDays,
          version: settings!.version,
        })
        toast.success(text.provinceSaved)
      }}
    >
      <SelectField
        name="provinceCode"
        label={text.province}
        options={settings?.provinces ?? []}
        isOptional
      />
      <WholeNumberField
        name="reportDays"
        label={fields.reportDays}
        shape={updateLeaveSettings.body.shape.reportDays}
        max={90}
      />
    </FormDialog>
  )
}
