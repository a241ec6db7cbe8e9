import { askedAt, isBlankAnswer } from '@residency/contract/areas/exams/taking/answer-fits.rules'
import type { ReviewedAttempt } from '@residency/contract/areas/exams/taking/attempt.contract'
import type { AnswerValue } from '@residency/contract/areas/questions/bank/question.shape'
import type {
  QuestionView,
  SimpleQuestionView,
} from '@residency/contract/areas/questions/bank/question-view.shape'
import { say, useText } from '../../../platform/texts/i18n.ts'
import {
  letterOf,
  MarkedText,
  QuestionCard,
  questionText,
  WithheldNote,
} from '../../questions/questions.public.ts'
import { takingText } from '../taking/taking.text.ts'
import { pointsOf } from './own-exam-tones.rules.ts'

type Item = ReviewedAttempt['items'][number]

/**
 * A question with what was answered and earned, and where the exam shows it what is right and why;
 * or why it is hidden.
 */
export function ReviewedQuestion({ item, n }: { item: Item; n: number }) {
  const { sit } = useText(takingText)
  const { question } = item
  return (
    <article className="panel" aria-label={say(sit.question, { n })}>
      <p>
        <strong>{n}</strong>{' '}
        <small className="soft">{say(sit.points, { points: pointsOf(item.points) })}</small>
      </p>
      {question === null ? (
        <WithheldQuestion item={item} />
      ) : (
        <AnsweredQuestion item={item} question={question} />
      )}
    </article>
  )
}

/** The score stays; the question and the answer come back when the exam that has it is over. */
function WithheldQuestion({ item: { parts, heldBack } }: { item: Item }) {
  const { result: text } = useText(takingText)
  const sum = (key: 'points' | 'most') =>
    pointsOf(parts.reduce((total, part) => total + part[key], 0))
  return (
    <>
      <small className="sit-mark">
        {say(text.own, { points: sum('points'), most: sum('most') })}
      </small>
      <WithheldNote why={heldBack} />
    </>
  )
}

function AnsweredQuestion({ item, question }: { item: Item; question: QuestionView }) {
  const { result: text, colon } = useText(takingText)

  const marks = item.parts.map(
    (part) =>
      [
        part.part,
        <Earned key={part.part} part={part} question={askedAt(question, part.part)} />,
      ] as const,
  )

  return (
    <>
      <QuestionCard
        question={question}
        answers={Object.fromEntries(item.parts.map(({ part, value }) => [part, value]))}
        marks={Object.fromEntries(marks)}
        isReadOnly
        onAnswer={() => {}}
      />
      {item.explanation && (
        <p className="exam-right">
          {text.explanation}
          {colon}
          <MarkedText text={item.explanation} pictures={question.pictures} />
        </p>
      )}
    </>
  )
}

function Earned({
  part,
  question,
}: {
  part: Item['parts'][number]
  question: SimpleQuestionView | undefined
}) {
  const { result: text, semicolon } = useText(takingText)
  const words = { ...useText(questionText), semicolon }
  const isProse = question?.kind === 'short' || question?.kind === 'essay'

  return (
    <div>
      <small className={part.points === part.most ? 'sit-mark is-server' : 'sit-mark'}>
        {say(text.own, { points: pointsOf(part.points), most: pointsOf(part.most) })}
        {isBlankAnswer(part.value) && ` · ${text.noAnswer}`}
      </small>
      {question && part.right !== null && (
        <p className="exam-right">
          <MarkedText
            text={say(isProse ? text.reference : text.right, {
              answer: spoken(question, part.right, words),
            })}
          />
        </p>
      )}
    </div>
  )
}

/** An answer in words: letters of options, true or false, texts. */
function spoken(
  question: SimpleQuestionView,
  value: AnswerValue,
  words: { isTrue: string; isFalse: string; semicolon: string },
): string {
  const letter = (id: string) => letterOf(question.options.findIndex((option) => option.id === id))
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? words.isTrue : words.isFalse
  if (typeof value === 'string') return question.options.length > 0 ? letter(value) : value
  if (Array.isArray(value))
    return question.options.length > 0
      ? value.map(letter).toSorted().join('')
      : value.join(words.semicolon)

  return question.prompts
    .map(({ id, text }) => `${text} → ${value[id] ? letter(value[id]) : ''}`)
    .join(words.semicolon)
}
