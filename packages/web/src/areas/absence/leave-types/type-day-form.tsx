import {
  DAY_KINDS,
  type TypeDayForm as Form,
  type LeaveType,
  type LeaveTypeDay,
  typeDayForm,
} from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import { leaveTypeWords } from '@residency/contract/areas/absence/leave-types/text'
import { Form as AntForm } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { HalfNumberField, SwitchField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useLeaveSettings, useSaveTypeDay } from './leave-type.queries.ts'
import { leaveTypeText } from './leave-type.text.ts'

export type EditedDay = Partial<LeaveTypeDay>

export type TypeDayFormProps = {
  isOpen: boolean
  type: Pick<LeaveType, 'id' | 'version'>

  /** A line that is changed, or the first values of a new one. */
  edited: EditedDay | null
  onClose: () => void
}

const { shape } = typeDayForm

const BLANK = {
  per: 'year',
  minWorkYears: 0,
  fromChild: 1,
  sameAsNational: 0,
  isCounted: 0,
} as const

/** A line of the table of days. */
export default function TypeDayForm({
  isOpen,
  type: latestType,
  edited,
  onClose,
}: TypeDayFormProps) {
  const type = useFirstRead(isOpen, latestType)!
  const text = useText(leaveTypeText)
  const save = useSaveTypeDay()

  const submit = async (values: Form) => {
    const form = typeDayForm.parse({ ...values, provinceCode: values.provinceCode ?? null })

    await save.mutateAsync({
      ...form,
      id: type.id,
      version: type.version,
      ...(edited?.id ? { dayId: edited.id } : {}),
    })

    toast.success(text.daySaved)
  }

  return (
    <FormDialog<Form>
      title={edited?.id ? text.editDay : text.addDay}
      initial={{ ...BLANK, ...edited } as Partial<Form>}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <DayFields />
    </FormDialog>
  )
}

function DayFields() {
  const text = useText(leaveTypeText)
  const { fields, dayKinds } = useText(leaveTypeWords)
  const provinces = useLeaveSettings()
  const form = AntForm.useFormInstance<Form>()
  const per = AntForm.useWatch('per', form)
  const sameAsNational = AntForm.useWatch('sameAsNational', form)
  const isExtra = per === 'extra'

  return (
    <>
      <div className="field-pair">
        <SelectField name="per" label={fields.per} options={toChoices(DAY_KINDS, dayKinds)} />
        <SelectField
          name="provinceCode"
          label={fields.provinceCode}
          options={provinces.data?.provinces ?? []}
          isLoading={provinces.isPending}
          help={text.provinceHelp}
          isOptional
        />
        {!isExtra && (
          <SwitchField
            name="sameAsNational"
            label={fields.sameAsNational}
            help={text.sameAsHelp}
            on={text.sameAs}
            off={text.ownDays}
          />
        )}
        {(isExtra || sameAsNational !== 1) && (
          <HalfNumberField name="days" label={fields.days} shape={shape.days} max={730} />
        )}
        <WholeNumberField
          name="minWorkYears"
          label={fields.minWorkYears}
          shape={shape.minWorkYears}
          max={50}
        />
        {!isExtra && (
          <WholeNumberField
            name="fromChild"
            label={fields.fromChild}
            shape={shape.fromChild}
            max={9}
          />
        )}
        {isExtra && (
          <>
            <TextField
              name="name"
              label={fields.name}
              shape={shape.name}
              maxLength={60}
              help={text.extraHelp}
            />
            <TextField
              name="nameEn"
              label={fields.nameEn}
              shape={shape.nameEn}
              maxLength={120}
              isOptional
            />
            <SwitchField
              name="isCounted"
              label={fields.isCounted}
              on={text.counted}
              off={text.once}
            />
          </>
        )}
      </div>
      <TextField name="source" label={fields.source} shape={shape.source} maxLength={300} />
    </>
  )
}
