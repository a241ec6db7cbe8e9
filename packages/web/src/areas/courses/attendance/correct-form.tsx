import {
  CORRECTIONS,
  type LecturePerson,
} from '@residency/contract/areas/courses/attendance/lecture.contract'
import { attendanceWords } from '@residency/contract/areas/courses/attendance/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { ReasonField } from '../../../screens/review/reason-field.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { useCorrectPresence } from './attendance.queries.ts'
import { attendanceText } from './attendance.text.ts'

type Values = { presence: (typeof CORRECTIONS)[number]; reason: string }

type CorrectFormProps = {
  isOpen: boolean
  id: number
  rows: readonly LecturePerson[]
  onClose: () => void
  onDone: () => void
}

/** Enters by hand how the selected people attended. */
export function CorrectForm({ isOpen, id, rows, onClose, onDone }: CorrectFormProps) {
  const text = useText(attendanceText)
  const { fields, presences } = useText(attendanceWords)
  const correct = useCorrectPresence()

  const submit = async (values: Values) => {
    const { changed } = await correct.mutateAsync({
      id,
      userIds: rows.map((row) => row.id),
      ...values,
    })

    toast.success(say(text.corrected, { count: changed }))
    onDone()
  }

  const choices = toChoices(CORRECTIONS, presences)

  return (
    <FormDialog<Values>
      title={say(text.correctTitle, { count: rows.length })}
      isOpen={isOpen}
      onClose={onClose}
      initial={{ presence: 'here' }}
      okText={text.correct}
      width={480}
      submit={submit}
    >
      <p className="soft">{text.correctHelp}</p>
      <SelectField name="presence" label={fields.presence} options={choices} />
      <ReasonField rows={2} />
    </FormDialog>
  )
}
