import { DEPARTURE_KINDS, type DepartureKind, departureForm } from '@residency/contract/areas/students/departure/departure.contract'
import { Checkbox, Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, LongTextField, SelectField } from '../../../ui/fields.tsx'
import { Consequences } from './consequences.tsx'
import { useAskForDeparture, useConsequences } from './departure.queries.ts'
import { departureText } from './departure.text.ts'
import { useDepartureWords } from './use-departure-words.ts'

type Values = { kind: DepartureKind; leavesOn: string; reason: string; isConfirmed?: boolean }
export type DepartureFormProps = { isOpen: boolean; onClose: () => void }
const { shape } = departureForm
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Asks to leave; for leaving without completion the consequences are shown first and confirmed. */
export default function DepartureForm({ isOpen, onClose }: DepartureFormProps) {
  const { own: text } = useText(departureText)
  const ask = useAskForDeparture()
  const submit = async (values: Values) => {
    await ask.mutateAsync({ ...values, isConfirmed: values.isConfirmed ?? false })
    toast.success(text.sent)
  }
  return (
    <FormDialog<Values> title={text.title} okText={text.submit} initial={{}} {...{ isOpen, onClose, submit }}>
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const text = useText(departureText)
  const { fields, departureKinds } = useDepartureWords()
  const form = Form.useFormInstance<Values>()
  const isDropout = Form.useWatch('kind', form) === 'dropout'
  const day = Form.useWatch('leavesOn', form) ?? ''
  const { data } = useConsequences(isDropout && DAY.test(day) ? day : null)
  return (
    <>
      <SelectField
        name="kind"
        label={text.kind}
        shape={shape.kind}
        options={DEPARTURE_KINDS.map((value) => ({ value, label: departureKinds[value] }))}
      />
      <DayField name="leavesOn" label={fields.leavesOn} shape={shape.leavesOn} />
      <LongTextField name="reason" label={text.reason} shape={shape.reason} maxLength={1000} rows={3} />
      {isDropout && data && <Consequences of={data} />}
      {isDropout && (
        <Form.Item name="isConfirmed" valuePropName="checked">
          <Checkbox>{text.own.confirm}</Checkbox>
        </Form.Item>
      )}
    </>
  )
}
