import {
  getAbsentTrainees,
  recordUnexcused,
  unexcusedForm,
} from '@residency/contract/areas/absence/leave/leave-list.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import type { InputOf } from '@residency/contract/kernel'
import { Form, Segmented } from 'antd'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint } from '../../../platform/calls/queries.ts'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, Field, LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { untilToday } from '../../../ui/times/day-shape.ts'
import './leave.css'
import { LEAVE_PATHS } from './leave.queries.ts'
import { leaveText } from './leave.text.ts'

type Values = InputOf<typeof recordUnexcused>
export type AbsentFormProps = { isOpen: boolean; onClose: () => void }
const { shape } = unexcusedForm

/** Records that a trainee was absent without leave. */
export default function AbsentForm({ isOpen, onClose }: AbsentFormProps) {
  const { absent: text } = useText(leaveText)
  const { record } = useText(leaveWords).flows.leave.actions
  const today = todayInShanghai()
  const send = useChange(LEAVE_PATHS, (input: Values) =>
    call(recordUnexcused, input, { quiet: true }),
  )

  return (
    <FormDialog<Values>
      title={record}
      isOpen={isOpen}
      onClose={onClose}
      initial={{ startsOn: today, startsHalf: 'am', endsOn: today, endsHalf: 'pm' }}
      okText={record}
      submit={async (values) => {
        await send.mutateAsync(values)
        toast.success(text.done)
      }}
    >
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const { absent: text } = useText(leaveText)
  const { fields, halves } = useText(leaveWords)
  const on = Form.useWatch('startsOn') as string | undefined
  const trainees = useEndpoint(getAbsentTrainees, on ? { on } : null, { quiet: false })
  const options = toChoices(['am', 'pm'], halves)

  return (
    <>
      <div className="leave-days">
        <DayField
          name="startsOn"
          label={fields.startsOn}
          shape={shape.startsOn}
          {...untilToday()}
        />
        <Field name="startsHalf" label={fields.startsHalf}>
          <Segmented options={options} aria-label={fields.startsHalf} />
        </Field>
        <DayField name="endsOn" label={fields.endsOn} shape={shape.endsOn} {...untilToday()} />
        <Field name="endsHalf" label={fields.endsHalf}>
          <Segmented options={options} aria-label={fields.endsHalf} />
        </Field>
      </div>
      <SelectField
        name="traineeId"
        label={fields.traineeId}
        help={text.whoHelp}
        options={trainees.data ?? []}
        isLoading={trainees.isPending}
        shape={shape.traineeId}
      />
      <LongTextField
        name="reason"
        label={fields.reason}
        help={text.reasonHelp}
        shape={shape.reason}
        maxLength={500}
        rows={3}
      />
    </>
  )
}
