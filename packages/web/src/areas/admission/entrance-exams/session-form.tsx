import { examSessionShape as shape } from '@residency/contract/areas/admission/entrance-exams/exam-session.contract'
import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import { calendarDay } from '@residency/contract/kernel'
import { Form } from 'antd'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, textNow, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, TextField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { TimeField } from '../../../ui/times/time-fields.tsx'
import { useSaveSession, useSessionForm } from './exam.queries.ts'
import { examText } from './exam.text.ts'
import { hasBegun, type SessionValues, valuesOf, wireOf } from './exam-time.rules.ts'

type Props = { isOpen: boolean; id: number | null; intakeId: number; onClose: () => void }

/** The form of a session. */
export function SessionForm({ isOpen, id, intakeId, onClose }: Props) {
  const text = useText(examText)
  const { fields } = useText(examsWords)
  const form = useSessionForm(isOpen ? id : null)
  const save = useSaveSession()

  const submit = async (values: SessionValues) => {
    // A new one has no version.
    const notified = await save.mutateAsync({ version: 0, ...wireOf(values), intakeId, id })
    toast.success(
      say(notified ? text.savedNotified : text.saved, { name: values.name, count: notified }),
    )
  }

  return (
    <FormDialog<SessionValues>
      title={id === null ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      initial={
        id === null
          ? { startTime: '09:00', endTime: '11:00', seats: 30 }
          : form.data && valuesOf(form.data)
      }
      submit={submit}
    >
      <TextField
        name="name"
        label={fields.name}
        shape={shape.name}
        maxLength={40}
        help={text.nameHelp}
      />
      {/* Nobody can be assigned to a session that has begun. */}
      <DayField
        name="day"
        label={text.day}
        shape={calendarDay}
        min={id === null ? todayInShanghai() : undefined}
      />
      <div className="field-pair">
        <TimeField name="startTime" label={text.startTime} />
        <EndField />
      </div>
      <PastNote />
      <TextField name="place" label={fields.place} shape={shape.place} maxLength={120} />
      <div className="field-pair">
        <TextField name="room" label={fields.room} shape={shape.room} maxLength={60} />
        <WholeNumberField
          name="seats"
          label={fields.seats}
          shape={shape.seats}
          max={1000}
          help={text.seatsHelp}
        />
      </div>
      {id !== null && <p className="soft">{text.notifyHelp}</p>}
    </FormDialog>
  )
}

/** A session that has begun takes nobody any more: a slip of the hour is noticed before saving. */
function PastNote() {
  const form = Form.useFormInstance<SessionValues>()
  const day = Form.useWatch('day', form)
  const startTime = Form.useWatch('startTime', form)
  const { pastStart } = useText(examText)

  if (!hasBegun(day, startTime, new Date())) return null

  return (
    <p className="soft" role="status">
      {pastStart}
    </p>
  )
}

/** The end of the session must be after its start. */
function EndField() {
  const form = Form.useFormInstance<SessionValues>()
  const { endTime } = useText(examText)

  const later = {
    validator: async (_: unknown, value: unknown) => {
      if (String(value) <= form.getFieldValue('startTime'))
        throw new Error(textNow(examText).endEarly)
    },
  }

  return <TimeField name="endTime" label={endTime} rules={[later]} />
}
