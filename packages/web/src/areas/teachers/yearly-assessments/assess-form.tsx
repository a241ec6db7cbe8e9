import {
  type AssessmentForm,
  type AssessmentRow,
  assessmentForm,
  RESULTS,
} from '@residency/contract/areas/teachers/yearly-assessments/assessment.contract'
import { assessmentWords } from '@residency/contract/areas/teachers/yearly-assessments/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useSaveAssessment } from './assessment.queries.ts'
import { assessmentText } from './assessment.text.ts'

export type AssessFormProps = {
  isOpen: boolean
  teacher: AssessmentRow | null
  onClose: () => void
}

const { shape } = assessmentForm

/** The assessment of a teacher in the year of the list. */
export default function AssessForm({ isOpen, teacher, onClose }: AssessFormProps) {
  const text = useText(assessmentText)
  const { fields, results } = useText(assessmentWords)
  const save = useSaveAssessment()
  const { year = 0, score = null, remark = null, result } = teacher ?? {}

  return (
    <FormDialog<Omit<AssessmentForm, 'year'>>
      title={say(text.formTitle, { name: teacher?.name ?? '', year })}
      isOpen={isOpen}
      onClose={onClose}
      initial={{ score, remark, ...(result && { result }) }}
      submit={async (values) => {
        await save.mutateAsync({ ...values, year, id: teacher!.id, version: teacher!.version })
        toast.success(text.saved)
      }}
    >
      <SelectField
        name="result"
        label={fields.result}
        options={toChoices(RESULTS, results)}
        shape={shape.result}
      />
      <WholeNumberField
        name="score"
        label={fields.score}
        shape={shape.score}
        max={100}
        isOptional
      />
      <LongTextField name="remark" label={fields.remark} maxLength={500} isOptional />
    </FormDialog>
  )
}
