import type { SimilarQuestion } from '@residency/contract/areas/questions/bank/question.contract'
import type { AnswerValue } from '@residency/contract/areas/questions/bank/question.shape'
import { toQuestionView } from '@residency/contract/areas/questions/bank/question-view.shape'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { AnsweredCard } from '../bank/answered-card.tsx'
import { useSimilarQuestions } from '../bank/bank.queries.ts'
import { bankText } from '../bank/bank.text.ts'
import { QUESTION_TONES } from '../bank/bank-tones.rules.ts'
import { QuestionCard } from '../question/question-card.tsx'
import { type Draft, textOfQuestion } from './draft.rules.ts'

/** Next to the fields: the question as takers see it, and those that are likely the same. */
export function EditorAside({ draft, exceptId }: { draft: Draft; exceptId: number | null }) {
  const { editor: text } = useText(bankText)
  const [answers, setAnswers] = useState<Readonly<Record<string, AnswerValue>>>({})
  return (
    <aside className="editor-aside">
      <section className="panel" aria-label={text.preview}>
        <h2>{text.preview}</h2>
        <p className="soft">{text.previewHelp}</p>
        <QuestionCard
          key={draft.body.kind}
          question={toQuestionView(draft)}
          answers={answers}
          onAnswer={(part, value) => setAnswers((before) => ({ ...before, [part]: value }))}
        />
      </section>
      <SimilarQuestions draft={draft} exceptId={exceptId} />
    </aside>
  )
}

function SimilarQuestions({ draft, exceptId }: { draft: Draft; exceptId: number | null }) {
  const { editor: text } = useText(bankText)
  const { data } = useSimilarQuestions(useDebounced(textOfQuestion(draft)), exceptId)
  if (!data) return null

  return (
    <section className="panel" aria-label={text.alike}>
      <h2>{text.alike}</h2>
      {data.length === 0 && <p className="soft">{text.alikeNone}</p>}
      {data.map((similar) => (
        <SimilarQuestionLine key={similar.question.id} similarQuestion={similar} />
      ))}
    </section>
  )
}

function SimilarQuestionLine({
  similarQuestion: { share, question },
}: {
  similarQuestion: SimilarQuestion
}) {
  const { editor: text } = useText(bankText)
  const { flows } = useText(bankWords)
  return (
    <details className="alike">
      <summary>
        <span>{question.name}</span>
        <small className="soft figures">{say(text.alikeShare, { share })}</small>
        <StateTag tone={QUESTION_TONES[question.state]}>
          {flows.question.states[question.state]}
        </StateTag>
      </summary>
      <AnsweredCard content={question.content} />
    </details>
  )
}
