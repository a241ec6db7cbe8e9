import {
  type Assessment,
  assessmentForm,
  MENTOR_RESULTS,
} from '@residency/contract/areas/mentors/records/assessment.contract'
import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { Field, LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { useAssessMentor } from './assessment.queries.ts'
import { assessmentText } from './assessment.text.ts'
import { factsOfYear } from './assessment-tones.rules.ts'

type Values = Pick<Assessment, 'score' | 'remark'> & { result: NonNullable<Assessment['result']> }
export type AssessmentFormProps = {
  isOpen: boolean
  assessment: Assessment | null
  onClose: () => void
}
const { shape } = assessmentForm

/** The yearly result of a mentor, with the facts of the year above. */
export default function AssessmentForm({ isOpen, assessment, onClose }: AssessmentFormProps) {
  const text = useText(assessmentText)
  const { fields, results } = useText(recordWords)
  const assess = useAssessMentor()
  const options = toChoices(MENTOR_RESULTS, results)
  const { result, score, remark } = assessment ?? {}

  return (
    <FormDialog<Values>
      title={say(text.formTitle, { name: assessment?.name ?? '', year: assessment?.year ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      initial={result ? { result, score: score ?? null, remark: remark ?? null } : {}}
      submit={async (values) => {
        const { userId, baseId, year, version } = assessment!
        await assess.mutateAsync({ ...values, userId, baseId, year, version })
        toast.success(text.saved)
      }}
    >
      {assessment && (
        <FactList
          facts={[
            [
              text.facts,
              [text.trainees, text.meetings, text.tasks]
                .map((sentence) => say(sentence, factsOfYear(assessment)))
                .join(' · '),
              true,
            ],
          ]}
        />
      )}
      <SelectField name="result" label={fields.result} options={options} shape={shape.result} />
      <Field name="score" label={fields.score} help={text.scoreHelp} shape={shape.score} isOptional>
        <NumberInput
          min={0}
          max={100}
          precision={2}
          inputMode="decimal"
          style={{ width: '100%' }}
        />
      </Field>
      <LongTextField
        name="remark"
        label={fields.remark}
        shape={shape.remark}
        maxLength={500}
        isOptional
      />
    </FormDialog>
  )
}
