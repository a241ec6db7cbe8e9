import {
  DIFFICULTIES,
  QUESTION_KINDS,
  type QuestionKind,
} from '@residency/contract/areas/questions/bank/question.shape'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { Select, TreeSelect } from 'antd'
import { useId, useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useTreeSearch } from '../../../ui/choices/use-option-search.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { useCategories, useKnowledgePoints } from '../bank/bank.queries.ts'
import { bankText } from '../bank/bank.text.ts'
import { choicesOf } from '../categories/category.rules.ts'
import { type Faults, faultOf, ofKind } from './draft.rules.ts'
import type { Editing } from './editing.rules.ts'
import { EditorField } from './editor-field.tsx'

type Props = { editing: Editing; faults: Faults; onChange: (part: Partial<Editing>) => void }

/** What a question is and where it belongs. */
export function AboutFields({ editing, faults, onChange }: Props) {
  const text = useText(bankText)
  const { fields, questionKinds, difficulties } = useText(bankWords)
  const [kind, place, level, points] = [useId(), useId(), useId(), useId()]
  const categories = useCategories().data?.list ?? []
  const search = useTreeSearch()
  const { draft } = editing

  return (
    <div className="form-columns">
      <EditorField label={text.kind} id={kind}>
        <Select
          id={kind}
          value={draft.body.kind}
          options={toChoices(QUESTION_KINDS, questionKinds)}
          onChange={(next: QuestionKind) =>
            onChange({ draft: { ...draft, body: ofKind(next, draft.body) } })
          }
        />
      </EditorField>
      <EditorField label={fields.categoryId} id={place} fault={faultOf(faults, 'categoryId')}>
        <TreeSelect
          id={place}
          value={editing.categoryId ?? undefined}
          treeData={choicesOf(categories, text.hospital)}
          treeDefaultExpandAll
          showSearch={search}
          {...(faults.has('categoryId') ? { status: 'error' } : {})}
          onChange={(categoryId: number) => onChange({ categoryId })}
        />
      </EditorField>
      <EditorField label={fields.difficulty} id={level}>
        <Select
          id={level}
          value={editing.difficulty}
          options={DIFFICULTIES.map((value) => ({
            value: value as number,
            label: `${value} ${difficulties[value]}`,
          }))}
          onChange={(difficulty: number) => onChange({ difficulty })}
        />
      </EditorField>
      <EditorField
        label={fields.knowledgePoints}
        id={points}
        fault={faultOf(faults, 'knowledgePoints')}
        help={text.editor.pointsHelp}
        isOptional
      >
        <PointsInput
          id={points}
          value={editing.knowledgePoints}
          onChange={(knowledgePoints) => onChange({ knowledgePoints })}
        />
      </EditorField>
    </div>
  )
}

/** Knowledge points by name: those the bank knows are offered, others are typed. */
function PointsInput({
  id,
  value,
  onChange,
}: {
  id: string
  value: string[]
  onChange: (value: string[]) => void
}) {
  const [words, setWords] = useState('')
  const known = useKnowledgePoints(useDebounced(words)).data ?? []
  return (
    <Select
      id={id}
      mode="tags"
      value={value}
      options={[...known]}
      maxCount={10}
      showSearch={{ onSearch: setWords, filterOption: false }}
      onChange={(next: string[]) => onChange(next.map((word) => word.trim()).filter(Boolean))}
    />
  )
}
