import { timeWindowForm } from '@residency/contract/areas/settings/time-window.contract'
import { calendarDay } from '@residency/contract/kernel'
import { Form, Input } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, textNow, useText } from '../../../platform/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, LongTextField, SelectField, TextField } from '../../../ui/fields.tsx'
import { SwitchField, WholeNumberField } from '../../../ui/small-fields.tsx'
import { RolesField } from '../roles-field.tsx'
import { useSaveWindow, useWindowForm, useWindowNames } from './window.queries.ts'
import { windowText } from './window.text.ts'
import { isTimeOfDay, tidyTime, valuesOf, type WindowValues, wireOf } from './window-form.rules.ts'

type Props = { isOpen: boolean; id: number | null; onClose: () => void }
const NEW: Partial<WindowValues> = { roleIds: [], startTime: '00:00', endTime: '23:59', status: 1 }

/** One window, new or changed. */
export function WindowForm({ isOpen, id, onClose }: Props) {
  const text = useText(windowText)
  const names = useWindowNames()
  const form = useWindowForm(isOpen ? id : null)
  const save = useSaveWindow()
  const { shape } = timeWindowForm
  const submit = async (values: WindowValues) => {
    await save.mutateAsync({ version: 0, ...wireOf(values), id }) // a new one has no version yet
    toast.success(say(text.saved, { name: names.data?.find(({ value }) => value === values.name)?.label ?? values.name }))
  }
  return (
    <FormDialog<WindowValues>
      title={id === null ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      initial={id === null ? NEW : form.data && valuesOf(form.data)}
      submit={submit}
      width={640}
    >
      <SelectField
        name="name"
        label={text.name}
        shape={shape.name}
        options={names.data ?? []}
        isLoading={names.isLoading}
        help={text.nameHelp}
      />
      <div className="field-pair">
        <DayField name="startDay" label={text.startDay} shape={calendarDay} />
        <TimeField name="startTime" label={text.startTime} />
        <DayField name="endDay" label={text.endDay} shape={calendarDay} />
        <TimeField name="endTime" label={text.endTime} help={text.endHelp} />
        <WholeNumberField name="year" label={text.year} shape={shape.year} isOptional max={2100} help={text.yearHelp} />
        <TextField name="batch" label={text.batch} shape={shape.batch} isOptional maxLength={40} help={text.batchHelp} />
      </div>
      <RolesField name="roleIds" label={text.roles} help={text.rolesHelp} />
      <LongTextField
        name="message"
        label={text.message}
        shape={shape.message}
        isOptional
        maxLength={300}
        rows={2}
        help={text.messageHelp}
      />
      <LongTextField name="messageEn" label={text.messageEn} shape={shape.messageEn} isOptional maxLength={300} rows={2} />
      <SwitchField name="status" label={text.status} on={text.states[1]} off={text.states[0]} />
    </FormDialog>
  )
}

const timeRule = {
  validator: async (_: unknown, value: string | undefined) => {
    if (!value || !isTimeOfDay(value)) throw new Error(textNow(windowText).timeWrong)
  },
}
function TimeField({ name, label, help }: { name: string; label: string; help?: string }) {
  const form = Form.useFormInstance()
  const tidy = () => form.setFieldValue(name, tidyTime(String(form.getFieldValue(name) ?? '')))
  return (
    <Form.Item name={name} label={label} extra={help} required rules={[timeRule]} validateTrigger={[]}>
      <Input maxLength={6} inputMode="numeric" autoComplete="off" placeholder="08:30" onBlur={tidy} />
    </Form.Item>
  )
}
