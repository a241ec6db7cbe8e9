import type {
  AnswerValue,
  QuestionContent,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import { toQuestionView } from '@residency/contract/areas/questions/bank/question-view.shape'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { MarkedText } from '../question/marked-text.tsx'
import { QuestionCard } from '../question/question-card.tsx'
import { bankText } from './bank.text.ts'
import { blankText } from './changes.rules.ts'

/** What a taker who is wholly right would have answered. */
function rightAnswer(simpleQuestion: SimpleQuestion): AnswerValue {
  switch (simpleQuestion.kind) {
    case 'single':
    case 'multiple':
    case 'trueFalse':
      return simpleQuestion.right
    case 'blank':
      return simpleQuestion.blanks.map(blankText)
    case 'matching':
      return Object.fromEntries(simpleQuestion.prompts.map(({ id, right }) => [id, right]))
    default:
      return simpleQuestion.reference
  }
}

const partsOf = ({ body }: QuestionContent): (readonly [string, SimpleQuestion])[] =>
  body.kind === 'case'
    ? body.parts.map(({ id, question }) => [id, question] as const)
    : [['', body]]

/** A question with its right answers filled in, what it is marked by, and the explanation. */
export function AnsweredCard({ content }: { content: QuestionContent }) {
  const { record: text } = useText(bankText)
  const { explanation, pictures } = content
  const parts = partsOf(content)
  const marks = Object.fromEntries(
    parts.map(([part, one]) => [part, <Rubric key={part} of={one} />] as [string, ReactNode]),
  )

  return (
    <div className="answered">
      <QuestionCard
        question={toQuestionView(content)}
        answers={Object.fromEntries(parts.map(([part, one]) => [part, rightAnswer(one)]))}
        onAnswer={() => {}}
        isReadOnly
        marks={marks}
      />
      <h3>{text.explanation}</h3>
      {explanation === null ? (
        <p className="soft">{text.noExplanation}</p>
      ) : (
        <MarkedText text={explanation} pictures={pictures} />
      )}
    </div>
  )
}

function Rubric({ of }: { of: SimpleQuestion }) {
  const { record: text } = useText(bankText)
  if (!('rubric' in of) || of.rubric.length === 0) return null

  return (
    <>
      <h3>{text.rubric}</h3>
      <ul className="rubric-lines">
        {of.rubric.map(({ text: line, share }) => (
          <li key={line}>
            <span className="figures">{share}%</span> {line}
          </li>
        ))}
      </ul>
    </>
  )
}
