import {
  type CohortDetail,
  type CohortRow,
  newCohortForm,
} from '@residency/contract/areas/standards/cohort/cohort.contract'
import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { Form } from 'antd'
import { useNavigate } from 'react-router'
import { yearInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { useRecordPath } from '../../../screens/record.tsx'
import { useStillOffered } from '../../../ui/choices/use-still-offered.ts'
import { DayField, LongTextField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useCohortChoices, useCreateCohort, useUpdateCohort } from './cohort.queries.ts'
import { cohortText } from './cohort.text.ts'

export type CohortFormProps = {
  isOpen: boolean
  edited: (CohortRow & Partial<CohortDetail>) | null
  onClose: () => void
}

type Values = {
  name: string
  majorId: number
  year: number
  startsOn: string
  standardId: number
  inStages: 0 | 1
  note: string | null
}

const { shape } = newCohortForm

/** A new cohort, whose page opens then; or name, year, start and stages of one that is edited. */
export default function CohortForm({ isOpen, edited, onClose }: CohortFormProps) {
  const text = useText(cohortText)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const create = useCreateCohort()
  const update = useUpdateCohort()

  const submit = async ({ inStages, ...values }: Values) => {
    const form = { ...values, note: values.note ?? null, inStages: inStages === 1 }
    if (edited) {
      await update.mutateAsync({
        ...form,
        id: edited.id,
        version: edited.version,
        standardId: edited.standardId,
      })
      toast.success(text.saved)
    } else {
      const { id } = await create.mutateAsync(form)
      toast.success(text.created)
      navigate(pathOf(id))
    }
  }

  const { name, majorId, year, startsOn, standardId, note } = edited ?? {}

  const initial = edited
    ? {
        name,
        majorId,
        year,
        startsOn,
        standardId,
        note: note ?? null,
        inStages: edited.inStages ? 1 : 0,
      }
    : { year: yearInShanghai(), inStages: 1 }

  return (
    <FormDialog<Values>
      title={edited ? text.edit : text.add}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      width={720}
      initial={initial as Partial<Values>}
    >
      <CohortFields isNew={edited === null} />
    </FormDialog>
  )
}

function CohortFields({ isNew }: { isNew: boolean }) {
  const text = useText(cohortText)
  const { fields } = useText(cohortWords)
  const choices = useCohortChoices()
  const form = Form.useFormInstance()
  const majorId = Form.useWatch('majorId', form) as number | undefined
  const standardId = Form.useWatch('standardId', form) as number | undefined
  const standards = (choices.data?.standards ?? []).filter(
    (standard) => standard.majorId === majorId,
  )
  useStillOffered('standardId', 'majorId', standards)

  const hasStages = standards.find(({ value }) => value === standardId)?.hasStages ?? !isNew

  return (
    <>
      <TextField
        name="name"
        label={fields.name}
        shape={shape.name}
        maxLength={64}
        help={text.nameHelp}
      />
      {isNew && (
        <>
          <SelectField
            name="majorId"
            label={fields.majorId}
            options={choices.data?.majors ?? []}
            isLoading={choices.isPending}
            shape={shape.majorId}
          />
          <SelectField
            name="standardId"
            label={text.standard}
            options={standards}
            isLoading={choices.isPending}
            shape={shape.standardId}
            help={text.standardHelp}
          />
        </>
      )}
      <div className="form-columns">
        <WholeNumberField name="year" label={fields.year} max={2200} shape={shape.year} />
        <DayField
          name="startsOn"
          label={fields.startsOn}
          shape={shape.startsOn}
          help={text.startHelp}
        />
      </div>
      {hasStages && (
        <SwitchField
          name="inStages"
          label={fields.inStages}
          on={text.stagesOn}
          off={text.stagesOff}
          help={text.stagesHelp}
        />
      )}
      <LongTextField name="note" label={fields.note} maxLength={2000} rows={2} isOptional />
    </>
  )
}
