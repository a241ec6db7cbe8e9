import type { QuestionDetail } from '@residency/contract/areas/questions/bank/question.contract'
import { questionFlow } from '@residency/contract/areas/questions/bank/question.flow'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { WhoDecides } from '../../../screens/review/who-decides.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { AnsweredCard } from './answered-card.tsx'
import './bank.css'
import { pathOf } from '../categories/category.rules.ts'
import { useCategories, useQuestion } from './bank.queries.ts'
import { bankText } from './bank.text.ts'
import { QUESTION_TONES } from './bank-tones.rules.ts'
import { EditionList } from './edition-list.tsx'
import { Level } from './question.columns.tsx'
import { useBankPath } from './use-bank-path.ts'
import { useQuestionActions } from './use-question-actions.tsx'

/**
 * A question as those see it who keep or use the bank: with what is right, its editions, and where
 * it is used.
 */
export function QuestionRecord({ id }: { id: number }) {
  const text = useText(bankText)
  const { flows, questionKinds } = useText(bankWords)
  const { go } = useBankPath()
  const { data, error, refetch } = useQuestion(id)
  const { actionsOf, dialogs } = useQuestionActions(() => go({}, true))
  const facts = useFacts(data)
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  const steps: Readonly<Record<string, string>> = flows.question.actions

  return (
    <>
      <DetailScreen
        title={data.name}
        list={text.title}
        state={
          <>
            <StateTag tone={QUESTION_TONES[data.state]}>
              {flows.question.states[data.state]}
            </StateTag>{' '}
            {questionKinds[data.kind]}
          </>
        }
        actions={<PageActions actions={actionsOf(data)} />}
        banner={
          <WhoDecides flow={questionFlow} id={id} mayDecide={data.actions.includes('review')} />
        }
        sections={[
          { title: text.record.answer, content: <AnsweredCard content={data.content} /> },
          { title: text.record.about, facts },
          { title: text.record.used, content: <Uses question={data} /> },
          { title: text.record.editions, content: <EditionList question={data} /> },
        ]}
        history={data.history.map((step, index) => ({
          key: String(index),
          at: <DateCell value={step.at} hasTime />,
          what: steps[step.action] ?? step.action,
          who: step.by,
        }))}
      />
      {dialogs}
    </>
  )
}

function useFacts(question: QuestionDetail | undefined) {
  const text = useText(bankText)
  const { fields } = useText(bankWords)
  const categories = useCategories().data?.list ?? []
  if (!question) return []

  return [
    { label: text.category, value: pathOf(categories, question.categoryId) || question.category },
    { label: fields.baseId, value: question.base ?? text.hospital },
    { label: fields.difficulty, value: <Level of={question.difficulty} /> },
    { label: text.points, value: question.knowledgePoints.join(text.comma) || text.none },
    { label: text.by, value: question.by },
    { label: text.updated, value: <DateCell value={question.updatedAt} hasTime /> },
  ]
}

function Uses({ question }: { question: QuestionDetail }) {
  const { record: text } = useText(bankText)
  if (question.papers.length + question.othersUse === 0)
    return <p className="soft">{text.unused}</p>

  return (
    <ul className="question-uses">
      {question.papers.map(({ id, title, edition }) => (
        <li key={id}>
          {title} <small className="soft">{say(text.usedEdition, { n: edition })}</small>
        </li>
      ))}
      {question.othersUse > 0 && (
        <li className="soft">{say(text.othersUse, { count: question.othersUse })}</li>
      )}
    </ul>
  )
}
