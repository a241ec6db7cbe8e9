import { bankPermissions as may } from '@residency/contract/areas/questions/bank/access'
import {
  type Question,
  questionSheet,
  questionSorts,
} from '@residency/contract/areas/questions/bank/question.contract'
import { questionFlow } from '@residency/contract/areas/questions/bank/question.flow'
import {
  DIFFICULTIES,
  QUESTION_KINDS,
} from '@residency/contract/areas/questions/bank/question.shape'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { Button } from 'antd'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { usePhone } from '../../../ui/use-phone.ts'
import { FormatButtons } from '../formats/format-buttons.tsx'
import './bank.css'
import { pathOf } from '../categories/category.rules.ts'
import { CategoryTree } from '../categories/category-tree.tsx'
import { type QuestionListInput, useCategories, useQuestions } from './bank.queries.ts'
import { bankText } from './bank.text.ts'
import { useQuestionColumns } from './question.columns.tsx'
import { useBankPath } from './use-bank-path.ts'
import { useQuestionActions, useQuestionReview } from './use-question-actions.tsx'

/** The list of the question bank with its categories next to it. */
export function QuestionList() {
  const text = useText(bankText)

  const list = useListState('questions', [
    'keywords',
    'kind',
    'state',
    'difficulty',
    'knowledgePoint',
    'categoryId',
  ])

  const result = useQuestions(list.input as QuestionListInput)
  const { actionsOf, dialogs, move } = useQuestionActions()
  const review = useQuestionReview()

  return (
    <div className="with-aside">
      <CategoryTree
        value={list.filters.categoryId}
        onChange={(categoryId) => list.change({ filters: { categoryId } })}
      />
      <ListScreen<Question>
        title={text.title}
        lead={result.data && leadOf(text, result.data)}
        list={list}
        result={result}
        columns={useQuestionColumns(actionsOf)}
        sorts={questionSorts}
        filters={useFilters()}
        actions={<ListActions filters={list.filters} />}
        bulk={(rows, onDone) => (
          <>
            <Button
              size="small"
              disabled={!rows.every(({ edits }) => edits.includes('move'))}
              onClick={() => move(rows, onDone)}
            >
              {text.move}
            </Button>
            <BulkDecisions review={review} rows={rows} onDone={onDone} />
          </>
        )}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </div>
  )
}

/** How many there are, and how many are hidden because the reader is to sit an exam with them. */
const leadOf = (
  text: { lead: string; heldBack: string; semicolon: string },
  { total, heldBack }: { total: number; heldBack: number },
) =>
  [
    say(text.lead, { total }),
    ...(heldBack > 0 ? [say(text.heldBack, { count: heldBack })] : []),
  ].join(text.semicolon)

function useFilters() {
  const text = useText(bankText)
  const { fields, questionKinds, flows, difficulties } = useText(bankWords)
  const categories = useCategories().data?.list ?? []
  const isPhone = usePhone()
  const kinds = toChoices(QUESTION_KINDS, questionKinds)
  const states = toChoices(questionFlow.states, flows.question.states)
  const levels = DIFFICULTIES.map((n) => ({ value: String(n), label: `${n} ${difficulties[n]}` }))

  const places = categories.map(({ id, base }) => ({
    value: String(id),
    label: pathOf(categories, id) + (base ? ` · ${base}` : ''),
  }))

  return [
    textFilter('keywords', text.search),
    choiceFilter('kind', text.kind, kinds),
    choiceFilter('state', fields.state, states),
    choiceFilter('difficulty', fields.difficulty, levels),
    textFilter('knowledgePoint', text.points),
    // next to the list on a wide screen
    ...(isPhone ? [choiceFilter('categoryId', text.category, places)] : []),
  ]
}

function ListActions({ filters }: { filters: Readonly<Record<string, string>> }) {
  const text = useText(bankText)
  const { go } = useBankPath()
  const categories = useCategories().data?.list ?? []

  return (
    <>
      <Can perm={[may.review]}>
        <Button onClick={() => go({ part: 'twins' })}>{text.pairs}</Button>
        <Button onClick={() => go({ part: 'categories' })}>{text.manage}</Button>
      </Can>
      <SheetButtons title={text.title} calls={questionSheet} filters={filters} />
      <FormatButtons filters={filters} categories={categories} />
      <AddButton perm={may.build} onAdd={() => go({ edit: 'new' })}>
        {text.add}
      </AddButton>
    </>
  )
}
