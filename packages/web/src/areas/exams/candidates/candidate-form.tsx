import {
  type Candidate,
  candidateForm,
} from '@residency/contract/areas/exams/exam/candidate.contract'
import type { ExamDetail } from '@residency/contract/areas/exams/exam/exam.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useUpdateCandidate } from '../exam/exam.queries.ts'
import { examText } from '../exam/exam.text.ts'

const { shape } = candidateForm

type Values = {
  extraMinutes: number
  extraAttempts: number
  note?: string | null
  roomId?: number | null
  seat?: number | null
}

export type CandidateFormProps = {
  isOpen: boolean
  exam: ExamDetail
  candidate: Candidate | null
  onClose: () => void
}

/** Extra time, extra attempts and seat of a candidate. */
export default function CandidateForm({ isOpen, exam, candidate, onClose }: CandidateFormProps) {
  const text = useText(examText)
  const { fields } = useText(examWords)
  const save = useUpdateCandidate()
  const name = candidate?.name ?? ''

  const submit = async ({ extraMinutes, extraAttempts, note, roomId, seat }: Values) => {
    const place = { roomId: roomId ?? null, seat: roomId ? (seat ?? null) : null }

    const rest = {
      extraMinutes: extraMinutes ?? 0,
      extraAttempts: extraAttempts ?? 0,
      note: note ?? null,
    }

    await save.mutateAsync({ id: exam.id, candidateId: candidate?.id ?? 0, ...rest, ...place })
    toast.success(say(text.arranged, { name }))
  }

  const rooms = exam.rooms.map(({ id, name: label }) => ({ value: id, label }))

  return (
    <FormDialog<Values>
      title={say(text.arrangeTitle, { name })}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={candidate ?? undefined}
      width={520}
    >
      <div className="form-columns">
        <WholeNumberField
          name="extraMinutes"
          label={fields.extraMinutes}
          shape={shape.extraMinutes}
          max={600}
        />
        <WholeNumberField
          name="extraAttempts"
          label={fields.extraAttempts}
          shape={shape.extraAttempts}
          max={10}
        />
        {rooms.length > 0 && (
          <SelectField name="roomId" label={fields.roomId} options={rooms} isOptional />
        )}
        {rooms.length > 0 && (
          <WholeNumberField name="seat" label={fields.seat} max={2000} isOptional />
        )}
      </div>
      <TextField name="note" label={fields.note} shape={shape.note} maxLength={300} isOptional />
    </FormDialog>
  )
}
