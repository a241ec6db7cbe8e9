import {
  type Block,
  type BlockDetail,
  exitScores,
} from '@residency/contract/areas/rotations/blocks/block.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { ActionForm } from '../../../screens/review/review.ts'
import { Field, LongTextField } from '../../../ui/fields/fields.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { useBlock } from './block.queries.ts'
import { blockText } from './block.text.ts'

const { shape } = exitScores

const SCORES = [
  ['theoryScore', 'theory'],
  ['skillScore', 'skill'],
  ['dailyScore', 'daily'],
] as const

type NumberProps = {
  name: 'theoryScore' | 'skillScore' | 'dailyScore' | 'absenceDays'
  label: string
  help?: string
  max: number
  isOptional?: boolean
}

const PointsField = ({ max, ...field }: NumberProps) => (
  <Field
    {...field}
    shape={field.isOptional ? shape[field.name] : shape[field.name].unwrap().unwrap()}
  >
    <NumberInput min={0} max={max} step={0.5} inputMode="decimal" style={{ width: '100%' }} />
  </Field>
)

/** What was typed before it was returned. */
function exitOf([row]: readonly Block[]) {
  if (!row) return {}

  const { theoryScore, skillScore, dailyScore, exitNote } = row

  return { theoryScore, skillScore, dailyScore, exitNote }
}

type WorkloadText = Readonly<Record<'workloadCounted' | 'workloadNone', string>>

/** The workload is counted by the entries, and never typed. */
const workloadOf = (text: WorkloadText, { workloadCounted, rules }: BlockDetail) =>
  workloadCounted === null
    ? text.workloadNone
    : say(text.workloadCounted, { value: workloadCounted, limit: rules.workload })

/** Scores of a stay that ends. */
function ExitFields({ row }: { row: Block }) {
  const text = useText(blockText)
  const { fields } = useText(blockWords)
  const { data } = useBlock(row.id)
  const limitOf = (key: 'theory' | 'skill' | 'daily') =>
    data ? { help: say(text.scoreHelp, { limit: data.rules[key] }) } : {}

  return (
    <>
      <div className="field-pair">
        {SCORES.map(([name, key]) => (
          <PointsField key={name} name={name} label={fields[name]} max={100} {...limitOf(key)} />
        ))}
      </div>
      {data && <p>{workloadOf(text, data)}</p>}
      <PointsField
        name="absenceDays"
        label={fields.absenceDays}
        max={400}
        isOptional
        {...(data ? { help: say(text.recorded, { days: data.recordedAbsence }) } : {})}
      />
      <LongTextField
        name="exitNote"
        label={fields.exitNote}
        shape={shape.exitNote}
        maxLength={1000}
        help={text.noteHelp}
        isOptional
      />
    </>
  )
}

/** The form of an assessment, of one stay at a time. */
export const exitForm: ActionForm<Block> = {
  Fields: ({ rows: [row] }) => row && <ExitFields row={row} />,
  initialOf: exitOf,
}
