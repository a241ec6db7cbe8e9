import { pairForm } from '@residency/contract/areas/rotations/seats/pair.contract'
import { seatsWords } from '@residency/contract/areas/rotations/seats/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { absenceText } from './absence.text.ts'
import { useAddPair } from './seats.queries.ts'
import { TraineeField } from './trainee-field.tsx'

type Values = { firstId: number; secondId: number; reason: string }
type PairFormProps = { isOpen: boolean; onClose: () => void }
const { shape } = pairForm

/** Two trainees who must not be in one department. */
export function PairForm({ isOpen, onClose }: PairFormProps) {
  const { pairs: text } = useText(absenceText)
  const { fields } = useText(seatsWords)
  const add = useAddPair()

  const submit = async (values: Values) => {
    await add.mutateAsync(values)
    toast.success(text.added)
  }

  return (
    <FormDialog<Values>
      title={text.add}
      initial={{}}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <TraineeField name="firstId" label={fields.firstId} shape={shape.firstId} />
      <TraineeField name="secondId" label={fields.secondId} shape={shape.secondId} />
      <TextField name="reason" label={fields.reason} shape={shape.reason} maxLength={200} />
    </FormDialog>
  )
}
