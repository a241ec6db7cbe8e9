import {
  type AbsenceRow,
  absenceForm,
} from '@residency/contract/areas/rotations/seats/absence.contract'
import { seatsWords } from '@residency/contract/areas/rotations/seats/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, TextField } from '../../../ui/fields/fields.tsx'
import { absenceText } from './absence.text.ts'
import { useAddAbsence, useUpdateAbsence } from './seats.queries.ts'
import { TraineeField } from './trainee-field.tsx'

type Values = { traineeId: number; startsOn: string; endsOn: string; reason: string }

/** null: a new entry. */
export type AbsenceFormProps = { isOpen: boolean; edited: AbsenceRow | null; onClose: () => void }
const { shape } = absenceForm

/** Enters or changes days on which a trainee is not in rotation. */
export default function AbsenceForm({ isOpen, edited, onClose }: AbsenceFormProps) {
  const text = useText(absenceText)
  const { fields } = useText(seatsWords)
  const add = useAddAbsence()
  const update = useUpdateAbsence()

  const submit = async ({ traineeId, startsOn, endsOn, reason }: Values) => {
    if (edited)
      await update.mutateAsync({ id: edited.id, version: edited.version, startsOn, endsOn, reason })
    else await add.mutateAsync({ traineeId, startsOn, endsOn, reason })

    toast.success(edited ? text.saved : text.added)
  }

  return (
    <FormDialog<Values>
      title={edited ? text.editTitle : text.add}
      initial={edited ?? {}}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      {edited ? (
        <p>{`${edited.name} · ${edited.number}`}</p>
      ) : (
        <TraineeField name="traineeId" label={fields.traineeId} shape={shape.traineeId} />
      )}
      <div className="field-pair">
        <DayField name="startsOn" label={fields.startsOn} shape={shape.startsOn} />
        <DayField name="endsOn" label={fields.endsOn} shape={shape.endsOn} />
      </div>
      <TextField name="reason" label={fields.reason} shape={shape.reason} maxLength={200} />
    </FormDialog>
  )
}
