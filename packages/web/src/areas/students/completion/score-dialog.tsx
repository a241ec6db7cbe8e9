import type { Candidate } from '@residency/contract/areas/students/completion/completion.contract'
import { scoreForm } from '@residency/contract/areas/students/completion/score.contract'
import { completionWords } from '@residency/contract/areas/students/completion/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, Field } from '../../../ui/fields/fields.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { useSaveScore } from './completion.queries.ts'
import { completionText } from './completion.text.ts'

type Values = Pick<Candidate['score'], 'theory' | 'theoryOn' | 'skill' | 'skillOn'>
export type ScoreProps = { isOpen: boolean; row: Candidate | null; onClose: () => void }
const { shape } = scoreForm

/** Final theory and skill of one trainee. */
export default function ScoreDialog({ isOpen, row, onClose }: ScoreProps) {
  const { candidates: text } = useText(completionText)
  const { fields } = useText(completionWords)
  const save = useSaveScore()
  const points = (
    <NumberInput min={0} max={100} step={0.5} inputMode="decimal" style={{ width: '100%' }} />
  )

  return (
    <FormDialog<Values>
      title={say(text.scoreOf, { name: row?.name ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      initial={row?.score}
      submit={async ({ theory, theoryOn, skill, skillOn }) => {
        const values = {
          theory: theory ?? null,
          theoryOn: theoryOn ?? null,
          skill: skill ?? null,
          skillOn: skillOn ?? null,
        }

        await save.mutateAsync({ id: row?.id ?? 0, version: row?.score.version ?? 0, ...values })
        toast.success(say(text.scoreSaved, { name: row?.name ?? '' }))
      }}
    >
      <div className="field-pair">
        <Field
          name="theory"
          label={fields.theory}
          shape={shape.theory}
          isOptional
          help={text.scoreHelp}
        >
          {points}
        </Field>
        <DayField name="theoryOn" label={fields.theoryOn} shape={shape.theoryOn} isOptional />
        <Field
          name="skill"
          label={fields.skill}
          shape={shape.skill}
          isOptional
          help={text.scoreHelp}
        >
          {points}
        </Field>
        <DayField name="skillOn" label={fields.skillOn} shape={shape.skillOn} isOptional />
      </div>
    </FormDialog>
  )
}
