import { pastForm } from '@residency/contract/areas/rotations/blocks/past.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import type { z } from 'zod'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, Field, SelectField } from '../../../ui/fields/fields.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { usePastChoices, useRecordPast } from '../figures/fact.queries.ts'
import { factText } from '../figures/fact.text.ts'

export type PastFormProps = {
  isOpen: boolean
  traineeId: number
  name: string
  onClose: () => void
}

type Values = z.input<typeof pastForm>
const { shape } = pastForm
const SCORES = ['theoryScore', 'skillScore', 'dailyScore'] as const

/** Records a stay from before the system. */
export default function PastForm({ isOpen, traineeId, name, onClose }: PastFormProps) {
  const text = useText(factText)
  const { fields, results } = useText(blockWords)
  const choices = usePastChoices(isOpen)
  const record = useRecordPast()
  const today = todayInShanghai()

  const submit = async (values: Values) => {
    await record.mutateAsync({ ...values, traineeId })
    toast.success(text.pastSaved)
  }

  return (
    <FormDialog<Values>
      title={say(text.pastTitle, { name })}
      initial={{ result: 'passed' }}
      okText={text.past}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <p className="soft">{text.pastNote}</p>
      <SelectField
        name="departmentId"
        label={fields.departmentId}
        shape={shape.departmentId}
        options={choices.data?.departments ?? []}
        isLoading={choices.isPending}
      />
      <div className="field-pair">
        <DayField name="startsOn" label={fields.startsOn} shape={shape.startsOn} max={today} />
        <DayField name="endsOn" label={fields.endsOn} shape={shape.endsOn} max={today} />
      </div>
      <SelectField
        name="result"
        label={fields.result}
        shape={shape.result}
        options={toChoices(['passed', 'failed'], results)}
      />
      <div className="field-pair">
        {SCORES.map((key) => (
          <Field key={key} name={key} label={fields[key]} shape={shape[key]} isOptional>
            <NumberInput
              min={0}
              max={100}
              step={0.5}
              inputMode="decimal"
              style={{ width: '100%' }}
            />
          </Field>
        ))}
      </div>
    </FormDialog>
  )
}
