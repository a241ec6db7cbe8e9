import { type Block, exitScores } from '@residency/contract/areas/rotations/blocks/block.contract'
import { InputNumber } from 'antd'
import { say, useText } from '../../../platform/i18n.ts'
import { Field, LongTextField } from '../../../ui/fields.tsx'
import { useBlock, useBlockWords } from './block.queries.ts'
import { blockText } from './block.text.ts'

const { shape } = exitScores
const SCORES = [
  ['theoryScore', 'theory'],
  ['skillScore', 'skill'],
  ['dailyScore', 'daily'],
] as const
type NumberProps = {
  name: 'theoryScore' | 'skillScore' | 'dailyScore' | 'workloadShare' | 'absenceDays'
  label: string
  help?: string
  max: number
  isOptional?: boolean
}
const PointsField = ({ max, ...field }: NumberProps) => (
  <Field {...field} shape={field.isOptional ? shape[field.name] : shape[field.name].unwrap().unwrap()}>
    <InputNumber min={0} max={max} step={0.5} inputMode="decimal" style={{ width: '100%' }} />
  </Field>
)

/** What was typed before it was returned. */
export const exitOf = ({ theoryScore, skillScore, dailyScore, workloadShare, exitNote }: Block) => ({
  ...{ theoryScore, skillScore, dailyScore, workloadShare, exitNote },
})
/** Scores of a stay that ends. */
export function ExitForm({ row }: { row: Block }) {
  const text = useText(blockText)
  const { fields } = useBlockWords()
  const { data } = useBlock(row.id)
  const limitOf = (key: 'theory' | 'skill' | 'daily') => (data ? { help: say(text.scoreHelp, { limit: data.rules[key] }) } : {})
  return (
    <>
      <div className="field-pair">
        {SCORES.map(([name, key]) => (
          <PointsField key={name} name={name} label={fields[name]} max={100} {...limitOf(key)} />
        ))}
        {row.workloadCounted === null ? (
          <PointsField
            name="workloadShare"
            label={fields.workloadShare}
            max={1000}
            {...(data ? { help: say(text.workloadHelp, { limit: data.rules.workload }) } : {})}
          />
        ) : (
          <p>{say(text.workloadCounted, { value: row.workloadCounted })}</p>
        )}
      </div>
      <PointsField
        name="absenceDays"
        label={fields.absenceDays}
        max={400}
        isOptional
        {...(data ? { help: say(text.recorded, { days: data.recordedAbsence }) } : {})}
      />
      <LongTextField name="exitNote" label={fields.exitNote} shape={shape.exitNote} maxLength={1000} help={text.noteHelp} isOptional />
    </>
  )
}
