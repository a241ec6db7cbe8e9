import { inductionWords } from '@residency/contract/areas/exams/induction/text'
import {
  type TrainDetail,
  trainForm,
  type TrainForm as Values,
} from '@residency/contract/areas/exams/induction/train.contract'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField } from '../../../ui/fields/small-fields.tsx'
import { MomentField } from '../../../ui/times/time-fields.tsx'
import { useSaveTrain, useTrain, useTrainChoices } from './induction.queries.ts'
import { inductionText } from './induction.text.ts'

const { shape } = trainForm
type FieldValues = Omit<Values, 'needsAll'> & { needsAll: 0 | 1 }

/** `id`: the train that is changed; null: a new one. */
export type TrainFormProps = {
  isOpen: boolean
  id: number | null
  onMade: (id: number) => void
  onClose: () => void
}

const valuesOf = (train: TrainDetail): Partial<FieldValues> => ({
  title: train.name,
  intro: train.intro,
  opensAt: train.opensAt,
  closesAt: train.closesAt,
  intakeId: train.intakeId,
  needsAll: train.needsAll ? 1 : 0,
})

/** What a train is, when it is open, and whom it lists by itself. */
export default function TrainForm({ isOpen, id, onMade, onClose }: TrainFormProps) {
  const { train: text } = useText(inductionText)
  const { fields } = useText(inductionWords)
  const choices = useTrainChoices().data
  const opened = isOpen ? id : null
  const known = useFirstRead(opened, useTrain(opened).data)
  const save = useSaveTrain()

  const submit = async ({ intro, intakeId, needsAll, ...values }: FieldValues) => {
    const input = {
      ...values,
      intro: intro ?? null,
      intakeId: intakeId ?? null,
      needsAll: needsAll === 1,
    }

    const saved = await save.mutateAsync({ ...input, id, version: known?.version ?? 0 })

    toast.success(id === null ? text.added : text.saved)

    if (id === null) onMade(saved.id)
  }

  const chooseInitial = (): Partial<FieldValues> | undefined => {
    if (!choices) return undefined

    return id === null ? { needsAll: 1 } : known && valuesOf(known)
  }

  return (
    <FormDialog<FieldValues>
      title={id === null ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={chooseInitial()}
      width={680}
    >
      <TextField name="title" label={fields.title} shape={shape.title} maxLength={120} />
      <LongTextField
        name="intro"
        label={fields.intro}
        shape={shape.intro}
        maxLength={2000}
        rows={3}
        isOptional
      />
      <div className="form-columns">
        <MomentField name="opensAt" label={fields.opensAt} edge="start" shape={shape.opensAt} />
        <MomentField
          name="closesAt"
          label={fields.closesAt}
          edge="end"
          shape={shape.closesAt}
          help={text.closesHelp}
        />
      </div>
      <SelectField
        name="intakeId"
        label={fields.intakeId}
        options={choices?.intakes ?? []}
        help={text.intakeHelp}
        isOptional
      />
      <SwitchField name="needsAll" label={fields.needsAll} on={text.yes} off={text.no} />
    </FormDialog>
  )
}
