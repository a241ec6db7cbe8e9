import {
  DAY_KINDS,
  type TypeDayForm as Form,
  type LeaveType,
  type LeaveTypeDay,
  typeDayForm,
} from '@residency/contract/areas/absence/types/leave-type.contract'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField, TextField } from '../../../ui/fields.tsx'
import { HalfNumberField, WholeNumberField } from '../../../ui/small-fields.tsx'
import { useLeaveSettings, useLeaveTypeWords, useSaveTypeDay } from './leave-type.queries.ts'
import { leaveTypeText } from './leave-type.text.ts'

export type TypeDayFormProps = {
  isOpen: boolean
  type: Pick<LeaveType, 'id' | 'version'>
  edited: LeaveTypeDay | null
  onClose: () => void
}
const { shape } = typeDayForm

/** A line of the table of days. */
export default function TypeDayForm({ isOpen, type, edited, onClose }: TypeDayFormProps) {
  const text = useText(leaveTypeText)
  const { fields, dayKinds } = useLeaveTypeWords()
  const provinces = useLeaveSettings()
  const save = useSaveTypeDay()
  const submit = async (values: Form) => {
    const { per, provinceCode, minWorkYears, days, name, nameEn, source } = values
    const form = typeDayForm.parse({ per, provinceCode: provinceCode ?? null, minWorkYears, days, name, nameEn, source })
    await save.mutateAsync({ ...form, id: type.id, version: type.version, ...(edited ? { dayId: edited.id } : {}) })
    toast.success(text.daySaved)
  }
  return (
    <FormDialog<Form>
      title={edited ? text.editDay : text.addDay}
      initial={edited ?? { per: 'year', minWorkYears: 0 }}
      {...{ isOpen, onClose, submit }}
    >
      <div className="field-pair">
        <SelectField name="per" label={fields.per} options={DAY_KINDS.map((value) => ({ value, label: dayKinds[value] }))} />
        <HalfNumberField name="days" label={fields.days} shape={shape.days} max={730} />
        <SelectField
          name="provinceCode"
          label={fields.provinceCode}
          options={provinces.data?.provinces ?? []}
          isLoading={provinces.isPending}
          help={text.provinceHelp}
          isOptional
        />
        <WholeNumberField name="minWorkYears" label={fields.minWorkYears} shape={shape.minWorkYears} max={50} />
        <TextField name="name" label={fields.name} shape={shape.name} maxLength={60} help={text.extraHelp} isOptional />
        <TextField name="nameEn" label={fields.nameEn} shape={shape.nameEn} maxLength={120} isOptional />
      </div>
      <TextField name="source" label={fields.source} shape={shape.source} maxLength={300} />
    </FormDialog>
  )
}
