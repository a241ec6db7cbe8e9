import { QUESTION_KINDS } from '@residency/contract/areas/questions/bank/question.shape'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import type { PaperQuestion } from '@residency/contract/areas/questions/papers/paper.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ChoiceInput } from '../../../ui/choices/choice-input.tsx'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { SearchInput } from '../../../ui/choices/search-input.tsx'
import { Outline } from '../../../ui/outline.tsx'
import { pageTurns } from '../../../ui/tables/page-bar.rules.ts'
import { PageBar } from '../../../ui/tables/page-bar.tsx'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { QuestionFacts } from './item-facts.tsx'
import { type Draft, holdsQuestion, numbered } from './outline-draft.rules.ts'
import { type QuestionInput, useCategoryChoices, usePaperQuestions } from './paper.queries.ts'
import { paperText } from './paper.text.ts'
import { DIFFICULTY_LEVELS } from './paper-tones.rules.ts'

/**
 * Where the next question goes: the end of a section (null: the last one), or the place of a
 * question.
 */
export type Target = { sectionId: number | null; replaced: number | null }

type Props = {
  draft: Draft
  target: Target
  baseId: number | null
  onTarget: (target: Target) => void
  onPick: (question: PaperQuestion) => void
}

const PAGE_SIZE = 10

/** Questions of the bank that the paper may use, and where they go. */
export function QuestionSearch({ draft, target, baseId, onTarget, onPick }: Props) {
  const { bank: text } = useText(paperText)
  const [filters, setFilters] = useState<Filters>({})
  const [page, setPage] = useState({ pageNum: 1, pageSize: PAGE_SIZE })
  const keywords = useDebounced(filters.keywords ?? '')
  const knowledgePoint = useDebounced(filters.knowledgePoint ?? '')

  const { data } = usePaperQuestions({
    ...filters,
    keywords,
    knowledgePoint,
    ...page,
    baseId: baseId ?? '',
  } as QuestionInput)

  const put = (next: Filters) => {
    setFilters(next)
    setPage({ ...page, pageNum: 1 })
  }

  const isReplacing = target.replaced !== null
  const label = isReplacing ? text.replace : text.add

  return (
    <div className="paper-search">
      <Where draft={draft} target={target} onTarget={onTarget} />
      <SearchFilters filters={filters} baseId={baseId} onFilters={put} />
      {!data && <Outline rows={6} />}
      {data?.list.length === 0 && <p className="soft">{text.empty}</p>}
      <ul className="paper-found">
        {data?.list.map((question) => {
          const isThere = holdsQuestion(draft, question.questionId)
          const name = say(isReplacing ? text.replaceOf : text.addOf, {
            stem: question.stem.slice(0, 24),
          })

          return (
            <li key={question.questionId}>
              <span className="paper-item">
                <QuestionFacts question={question} />
              </span>
              <Button
                disabled={isThere}
                {...(isThere ? {} : { 'aria-label': name })}
                onClick={() => onPick(question)}
              >
                {isThere ? text.there : label}
              </Button>
            </li>
          )
        })}
      </ul>
      {data && data.total > 0 && <PageBar {...pageTurns(page, data.total, setPage)} />}
    </div>
  )
}

/** Which section gets the question, or which question is replaced. */
function Where({ draft, target, onTarget }: Pick<Props, 'draft' | 'target' | 'onTarget'>) {
  const { bank: text } = useText(paperText)
  if (draft.length === 0) return <p className="soft">{text.noSection}</p>

  if (target.replaced !== null) {
    const index = draft
      .flatMap(({ items }) => items)
      .findIndex((item) => item.questionId === target.replaced)

    return (
      <p className="paper-replacing">
        {say(text.replacing, { n: index + 1 })}{' '}
        <Button type="link" size="small" onClick={() => onTarget({ ...target, replaced: null })}>
          {text.cancelReplace}
        </Button>
      </p>
    )
  }

  const chosen = draft.find(({ id }) => id === target.sectionId) ?? draft.at(-1)!

  const options = numbered(draft).map(({ section }, index) => ({
    value: String(section.id),
    label: section.title || `${index + 1}`,
  }))

  return (
    <label className="paper-into">
      <span>{text.into}</span>
      <ChoiceInput
        aria-label={text.into}
        value={String(chosen.id)}
        options={options}
        onChange={(value) => onTarget({ sectionId: Number(value), replaced: null })}
      />
    </label>
  )
}

type Filters = {
  kind?: string
  categoryId?: string
  difficulty?: string
  knowledgePoint?: string
  keywords?: string
}

type FilterProps = { filters: Filters; baseId: number | null; onFilters: (next: Filters) => void }

function SearchFilters({ filters, baseId, onFilters }: FilterProps) {
  const { bank: text } = useText(paperText)
  const { questionKinds, difficulties } = useText(bankWords)
  const categories = toTextChoices(useCategoryChoices(baseId))
  const kinds = toChoices(QUESTION_KINDS, questionKinds)
  const levels = toChoices(DIFFICULTY_LEVELS, difficulties)

  const fieldProps = (name: keyof Filters) => ({
    value: filters[name],
    onChange: (value: string | undefined) => onFilters({ ...filters, [name]: value }),
  })

  return (
    <div className="paper-filters" role="search">
      <SearchInput
        placeholder={text.keywords}
        aria-label={text.keywords}
        {...fieldProps('keywords')}
      />
      <ChoiceInput
        isClearable
        options={kinds}
        placeholder={text.kind}
        aria-label={text.kind}
        {...fieldProps('kind')}
      />
      <ChoiceInput
        isClearable
        options={categories}
        placeholder={text.category}
        aria-label={text.category}
        {...fieldProps('categoryId')}
      />
      <ChoiceInput
        isClearable
        options={levels}
        placeholder={text.level}
        aria-label={text.level}
        {...fieldProps('difficulty')}
      />
      <SearchInput
        placeholder={text.point}
        aria-label={text.point}
        {...fieldProps('knowledgePoint')}
      />
    </div>
  )
}
