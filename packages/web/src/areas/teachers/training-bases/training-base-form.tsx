import { trainingWords } from '@residency/contract/areas/teachers/training/text'
import {
  type TrainingBaseDetail,
  trainingBaseForm,
} from '@residency/contract/areas/teachers/training/training-base.contract'
import { yearInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import {
  useApplyToTrain,
  useBasesToTrain,
  useResubmit,
  useTrainingBase,
} from '../training/training.queries.ts'
import { trainingText } from '../training/training.text.ts'

type Values = {
  baseId: number
  year: number
  trainers: string
  rooms: string
  trainingPlan: string
  places: number
  evidence: StoredFile[]
}

/** `id`: the returned application that is corrected; null: a new one. */
export type BaseFormProps = { isOpen: boolean; id: number | null; onClose: () => void }
const { shape } = trainingBaseForm

const valuesOf = (trainingBase: TrainingBaseDetail | undefined): Partial<Values> | undefined =>
  trainingBase && { ...trainingBase, evidence: trainingBase.evidence as StoredFile[] }

/** A base applies to train teachers, or corrects what was returned. */
export default function TrainingBaseForm({ isOpen, id, onClose }: BaseFormProps) {
  const { bases: text, year } = useText(trainingText)
  const { fields } = useText(trainingWords)
  const bases = useBasesToTrain()
  const opened = isOpen ? id : null
  const known = useFirstRead(opened, useTrainingBase(opened).data)
  const [apply, resubmit] = [useApplyToTrain(), useResubmit()]
  const thisYear = yearInShanghai()
  const years = [thisYear, thisYear + 1].map((value) => ({ value, label: String(value) }))
  const only = bases.data?.length === 1 ? { baseId: bases.data[0]!.value } : {}
  const fresh = bases.data && { year: thisYear, evidence: [], ...only }

  return (
    <FormDialog<Values>
      title={id === null ? text.apply : say(text.mendTitle, { name: known?.name ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      initial={id === null ? fresh : valuesOf(known)}
      width={640}
      okText={id === null ? text.send : text.mend}
      submit={async ({
        evidence,
        baseId,
        year: chosenYear,
        trainers,
        rooms,
        trainingPlan,
        places,
      }) => {
        const contents = {
          trainers,
          rooms,
          trainingPlan,
          places,
          evidence: evidence.map(({ filePath }) => filePath),
        }
        if (id === null) await apply.mutateAsync({ ...contents, baseId, year: chosenYear })
        else await resubmit.mutateAsync({ ...contents, id, version: known?.version ?? 0 })
        toast.success(text.sent)
      }}
    >
      {id === null && (
        <div className="form-columns">
          <SelectField
            name="baseId"
            label={text.name}
            options={bases.data ?? []}
            isLoading={bases.isPending}
            shape={shape.baseId}
          />
          <SelectField name="year" label={year} options={years} shape={shape.year} />
        </div>
      )}
      <WholeNumberField name="places" label={fields.places} shape={shape.places} max={10_000} />
      <LongTextField
        name="trainers"
        label={fields.trainers}
        shape={shape.trainers}
        maxLength={2000}
        rows={3}
      />
      <LongTextField
        name="rooms"
        label={fields.rooms}
        shape={shape.rooms}
        maxLength={2000}
        rows={3}
      />
      <LongTextField
        name="trainingPlan"
        label={fields.trainingPlan}
        shape={shape.trainingPlan}
        maxLength={4000}
        rows={5}
      />
      <FilesField name="evidence" label={fields.evidence} purpose="proof" max={10} isOptional />
    </FormDialog>
  )
}
