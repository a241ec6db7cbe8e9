import {
  DEPARTURE_KINDS,
  type DepartureKind,
  departureForm,
  recordedDepartureForm,
} from '@residency/contract/areas/students/departure/departure.contract'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { Checkbox, Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { TraineeField } from '../situations/trainee-field.tsx'
import { Consequences } from './consequences.tsx'
import {
  useAskForDeparture,
  useConsequences,
  useDepartureTrainees,
  useRecordDeparture,
} from './departure.queries.ts'
import { departureText } from './departure.text.ts'

type Values = {
  traineeId: number
  kind: DepartureKind
  leavesOn: string
  reason: string
  isConfirmed?: boolean
}

/**
 * `isRecord`: base or office record it of somebody who does not come any more; else the trainee
 * asks.
 */
export type DepartureFormProps = { isOpen: boolean; isRecord: boolean; onClose: () => void }
const { shape } = departureForm
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Asks to leave; for leaving without completion the consequences are shown first and confirmed. */
export default function DepartureForm({ isOpen, isRecord, onClose }: DepartureFormProps) {
  const { own, record } = useText(departureText)
  const text = isRecord ? record : own
  const ask = useAskForDeparture()
  const write = useRecordDeparture()

  const submit = async ({ traineeId, isConfirmed = false, ...form }: Values) => {
    if (isRecord) await write.mutateAsync({ ...form, traineeId })
    else await ask.mutateAsync({ ...form, isConfirmed })
    toast.success(text.sent)
  }

  return (
    <FormDialog<Values>
      title={text.title}
      okText={text.submit}
      initial={{}}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <Fields isRecord={isRecord} />
    </FormDialog>
  )
}

function Fields({ isRecord }: { isRecord: boolean }) {
  const text = useText(departureText)
  const { fields, departureKinds } = useText(departureWords)
  const form = Form.useFormInstance<Values>()
  const isDropout = Form.useWatch('kind', form) === 'dropout'
  const day = Form.useWatch('leavesOn', form) ?? ''
  const traineeId = Form.useWatch('traineeId', form)
  const isKnown = isDropout && DAY.test(day) && (!isRecord || traineeId > 0)
  const { data } = useConsequences(
    isKnown ? { leavesOn: day, ...(isRecord ? { traineeId } : {}) } : null,
  )

  return (
    <>
      {isRecord && (
        <TraineeField
          name="traineeId"
          label={fields.traineeId}
          shape={recordedDepartureForm.shape.traineeId}
          useFound={useDepartureTrainees}
        />
      )}
      <SelectField
        name="kind"
        label={text.kind}
        shape={shape.kind}
        options={toChoices(DEPARTURE_KINDS, departureKinds)}
      />
      <DayField
        name="leavesOn"
        label={fields.leavesOn}
        shape={shape.leavesOn}
        {...(isRecord ? { help: text.record.dayHelp } : {})}
      />
      <LongTextField
        name="reason"
        label={text.reason}
        shape={shape.reason}
        maxLength={1000}
        rows={3}
        {...(isRecord ? { help: text.record.reasonHelp } : {})}
      />
      {isDropout && data && <Consequences of={data} />}
      {isDropout && data && !isRecord && (
        <Form.Item name="isConfirmed" valuePropName="checked">
          <Checkbox>{text.own.confirm}</Checkbox>
        </Form.Item>
      )}
    </>
  )
}
