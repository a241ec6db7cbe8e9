import { CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import {
  QUESTION_KINDS,
  questionKind,
} from '@residency/contract/areas/questions/bank/question.shape'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { Input } from 'antd'
import type { ReactNode } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ChoiceInput } from '../../../ui/choices/choice-input.tsx'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useCategoryChoices } from '../papers/paper.queries.ts'
import { DIFFICULTY_LEVELS } from '../papers/paper-tones.rules.ts'
import { PointsInput } from '../papers/points-input.tsx'
import { blueprintText } from './blueprint.text.ts'
import {
  type DraftBlueprint,
  type DraftRow,
  withChange,
  withoutRow,
  withRow,
} from './blueprint-draft.rules.ts'
import type { BlueprintTrial } from './use-tried-blueprint.ts'

type Props = {
  draft: DraftBlueprint
  baseId: number | null
  tried: BlueprintTrial | undefined
  onDraft: (next: DraftBlueprint) => void
}

/** The rows of a blueprint, each with how many questions of the bank fit it. */
export function BlueprintRows({ draft, baseId, tried, onDraft }: Props) {
  const text = useText(blueprintText)
  return (
    <ol className="blueprint-rows">
      {draft.rows.map((row, index) => (
        <li key={row.key} aria-label={say(text.row, { n: index + 1 })}>
          <RowFields
            row={row}
            baseId={baseId}
            onChange={(change) => onDraft(withChange(draft, row.key, change))}
          />
          <div className="blueprint-row-foot">
            <strong>{say(text.row, { n: index + 1 })}</strong>
            <Fitting row={row} at={index} tried={tried} />
            <span className="blueprint-row-actions">
              <IconButton
                label={say(text.copyRow, { n: index + 1 })}
                icon={<CopyOutlined />}
                onClick={() => onDraft(withRow(draft, row))}
              />
              <IconButton
                label={say(text.removeRow, { n: index + 1 })}
                icon={<DeleteOutlined />}
                disabled={draft.rows.length === 1}
                onClick={() => onDraft(withoutRow(draft, row.key))}
              />
            </span>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Fitting({
  row,
  at,
  tried,
}: {
  row: DraftRow
  at: number
  tried: BlueprintTrial | undefined
}) {
  const text = useText(blueprintText)
  const count = tried?.fitting[at]
  if (count === undefined) return <span className="soft">{'\u00a0'}</span>

  const isShort = tried!.shortages.some(({ rows }) => rows.includes(at))
  const sentence = count < (row.count ?? 0) ? text.short : text.fitting

  return (
    <span className={isShort ? 'figures blueprint-short' : 'figures soft'}>
      {say(sentence, { count })}
    </span>
  )
}

function RowFields({
  row,
  baseId,
  onChange,
}: {
  row: DraftRow
  baseId: number | null
  onChange: (change: Partial<DraftRow>) => void
}) {
  const text = useText(blueprintText)
  const { questionKinds, difficulties } = useText(bankWords)
  const categories = toTextChoices(useCategoryChoices(baseId))
  const kinds = toChoices(QUESTION_KINDS, questionKinds)
  const levels = toChoices(DIFFICULTY_LEVELS, difficulties)

  return (
    <div className="blueprint-fields">
      <Labelled label={text.kind}>
        <ChoiceInput
          aria-label={text.kind}
          value={row.kind}
          options={kinds}
          onChange={(value) => onChange({ kind: questionKind.parse(value) })}
        />
      </Labelled>
      <Labelled label={text.category} isWide>
        <ChoiceInput
          isClearable
          aria-label={text.category}
          placeholder={text.anyCategory}
          value={row.categoryId === null ? undefined : String(row.categoryId)}
          options={categories}
          onChange={(value) => onChange({ categoryId: value === undefined ? null : Number(value) })}
        />
      </Labelled>
      <Labelled label={text.from}>
        <ChoiceInput
          aria-label={text.from}
          value={String(row.difficultyFrom)}
          options={levels}
          onChange={(value) => onChange({ difficultyFrom: Number(value) })}
        />
      </Labelled>
      <Labelled label={text.until}>
        <ChoiceInput
          aria-label={text.until}
          value={String(row.difficultyUntil)}
          options={levels}
          onChange={(value) => onChange({ difficultyUntil: Number(value) })}
        />
      </Labelled>
      <Labelled label={text.point} isWide>
        <Input
          aria-label={text.point}
          maxLength={60}
          placeholder={text.anyPoint}
          value={row.knowledgePoint}
          onChange={({ target }) => onChange({ knowledgePoint: target.value })}
        />
      </Labelled>
      <Labelled label={text.count}>
        <NumberInput
          min={1}
          max={300}
          precision={0}
          inputMode={'numeric' as const}
          aria-label={text.count}
          value={row.count}
          onChange={(count) => onChange({ count })}
        />
      </Labelled>
      <Labelled label={text.points}>
        <PointsInput
          label={text.points}
          value={row.points}
          onChange={(points) => onChange({ points })}
        />
      </Labelled>
    </div>
  )
}

/** The controls name themselves; the word above is for the eye. */
const Labelled = ({
  label,
  isWide = false,
  children,
}: {
  label: string
  isWide?: boolean
  children: ReactNode
}) => (
  <div className={isWide ? 'is-wide' : undefined}>
    <span aria-hidden="true">{label}</span>
    {children}
  </div>
)
