import { signupWords } from '@residency/contract/areas/signup/text'
import { traineesWords } from '@residency/contract/areas/students/trainees/text'
import {
  type addTrainee,
  DEGREE_KINDS,
  newTraineeForm,
  type updateTrainee,
} from '@residency/contract/areas/students/trainees/trainees.contract'
import {
  EDUCATION_LEVELS,
  TRAINEE_KINDS,
} from '@residency/contract/areas/trainees/trainee-facts.public'
import type { InputOf } from '@residency/contract/kernel'
import { documentKindWords } from '@residency/contract/kernel/document-kinds.text'
import { IDENTITY_DOCUMENTS } from '@residency/contract/kernel/identity-document'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { LengthField } from './length-field.tsx'
import {
  useAddTrainee,
  useTrainee,
  useTraineeChoices,
  useUpdateTrainee,
} from './trainees.queries.ts'
import { traineesText } from './trainees.text.ts'

type Values = InputOf<typeof addTrainee> & InputOf<typeof updateTrainee>
type Props = { isOpen: boolean; id: number | null; onClose: () => void }
const EMPTY: Partial<Values> = { idKind: 'id_card', traineeKind: 'sponsored', degreeKind: 'none' }
const { shape } = newTraineeForm

/** Adds somebody in training, or changes a training. */
export function TraineeFormDialog({ isOpen, id, onClose }: Props) {
  const text = useText(traineesText)
  const opened = isOpen ? id : null
  const known = useFirstRead(opened, useTrainee(opened).data)
  const add = useAddTrainee()
  const update = useUpdateTrainee()

  const submit = async (values: Values) => {
    const [lengthMonths, education] = [values.lengthMonths ?? null, values.education ?? null]
    if (id === null) {
      const { number } = await add.mutateAsync({
        ...values,
        lengthMonths,
        education,
        idCard: values.idCard || null,
      })
      toast.success(say(text.added, { number }))
    } else {
      await update.mutateAsync({
        ...values,
        id,
        lengthMonths,
        education,
        version: known!.version,
      })
      toast.success(say(text.saved, { name: known!.realName }))
    }
  }

  const initial = id === null ? EMPTY : (known as Partial<Values> | undefined)

  return (
    <FormDialog<Values>
      title={id === null ? text.addTitle : text.editTitle}
      width={640}
      isOpen={isOpen}
      onClose={onClose}
      initial={initial}
      submit={submit}
    >
      {id === null && <PersonFields />}
      <TrainingFields majorId={known?.majorId} />
    </FormDialog>
  )
}

function PersonFields() {
  const text = useText(traineesText)
  const { fields } = useText(traineesWords)
  const documentKinds = useText(documentKindWords)
  const documents = toChoices(IDENTITY_DOCUMENTS, documentKinds)
  const choices = useTraineeChoices()

  const majors = (choices.data?.bases ?? []).map((base) => ({
    ...base,
    options: (choices.data?.majors ?? []).filter(({ baseId }) => baseId === base.value),
  }))

  return (
    <div className="field-pair">
      <TextField name="realName" label={fields.realName} shape={shape.realName} maxLength={64} />
      <TextField
        name="mobile"
        label={fields.mobile}
        shape={shape.mobile}
        inputMode="tel"
        help={text.mobileHelp}
      />
      <SelectField name="idKind" label={fields.idKind} shape={shape.idKind} options={documents} />
      <TextField
        name="idCard"
        label={fields.idCard}
        isOptional
        maxLength={30}
        help={text.cardHelp}
      />
      <SelectField
        name="majorId"
        label={fields.major}
        shape={shape.majorId}
        options={majors}
        isLoading={choices.isLoading}
      />
    </div>
  )
}

/** `majorId`: of somebody who is in training; for somebody new it is a field. */
function TrainingFields({ majorId }: { majorId: number | undefined }) {
  const text = useText(traineesText)
  const { fields, degreeKinds } = useText(traineesWords)
  const { traineeKinds, levels } = useText(signupWords)
  const choices = useTraineeChoices()
  const kinds = toChoices(TRAINEE_KINDS, traineeKinds)
  const educations = toChoices(EDUCATION_LEVELS, levels)
  const degrees = toChoices(DEGREE_KINDS, degreeKinds)

  return (
    <div className="field-pair">
      <SelectField
        name="trainingUnitId"
        label={fields.trainingUnit}
        shape={shape.trainingUnitId}
        options={choices.data?.units ?? []}
        isLoading={choices.isLoading}
      />
      <SelectField
        name="traineeKind"
        label={fields.traineeKind}
        shape={shape.traineeKind}
        options={kinds}
      />
      <SelectField
        name="degreeKind"
        label={fields.degreeKind}
        shape={shape.degreeKind}
        options={degrees}
      />
      <SelectField
        name="education"
        label={fields.education}
        options={educations}
        isOptional
        help={text.educationHelp}
      />
      <DayField name="startsOn" label={fields.startsOn} shape={shape.startsOn} />
      <LengthField majorId={majorId} />
    </div>
  )
}
