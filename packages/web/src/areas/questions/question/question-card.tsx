import type { AnswerValue } from '@residency/contract/areas/questions/bank/question.shape'
import type {
  QuestionView,
  SimpleQuestionView,
} from '@residency/contract/areas/questions/bank/question-view.shape'
import { Alert } from 'antd'
import { type ReactNode, useId } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Picture } from '../../../ui/rich-text/picture.tsx'
import { AnswerInput } from './answer-input.tsx'
import { unplaced } from './marked-text.rules.ts'
import { MarkedText } from './marked-text.tsx'
import { questionText } from './question.text.ts'
import { useQuestionPictures } from './use-question-pictures.ts'

export type QuestionCardProps = {
  question: QuestionView

  /** By part: '' for a plain question, a part's id in a case. */
  answers: Readonly<Record<string, AnswerValue>>
  onAnswer: (part: string, value: AnswerValue) => void
  isReadOnly?: boolean

  /** What is shown next to each part: whether it is saved, its points. */
  marks?: Readonly<Record<string, ReactNode>>
}

/**
 * One question as a taker sees it: stem, pictures and where it is answered; of a case each of its
 * parts.
 */
export function QuestionCard({ question, ...rest }: QuestionCardProps) {
  const text = useText(questionText)
  const { pictures } = question
  if (question.kind !== 'case')
    return (
      <Part
        part=""
        question={question as SimpleQuestionView}
        pictures={pictures}
        {...rest}
        below={question}
      />
    )

  return (
    <div className="question-card">
      <Stem text={question.stem} pictures={pictures} below={question} />
      {question.parts.map(({ id, question: partQuestion }, index) => (
        <section key={id} className="question-part" aria-label={say(text.partOf, { n: index + 1 })}>
          <p className="question-part-number">{say(text.partOf, { n: index + 1 })}</p>
          <Part part={id} question={partQuestion} pictures={pictures} {...rest} />
        </section>
      ))}
    </div>
  )
}

type PartProps = Omit<QuestionCardProps, 'question'> & {
  part: string
  question: SimpleQuestionView
  pictures: QuestionView['pictures']
  below?: QuestionView
}

function Part({
  part,
  question,
  pictures,
  below,
  answers,
  onAnswer,
  isReadOnly = false,
  marks,
}: PartProps) {
  const labelledBy = useId()
  return (
    <div className="question-card">
      <Stem id={labelledBy} text={question.stem} pictures={pictures} below={below} />
      <AnswerInput
        question={question}
        labelledBy={labelledBy}
        pictures={pictures}
        isReadOnly={isReadOnly}
        value={answers[part] ?? null}
        onChange={(value) => onAnswer(part, value)}
      />
      {marks?.[part]}
    </div>
  )
}

type StemProps = {
  id?: string
  text: string
  pictures: QuestionView['pictures']
  below: QuestionView | undefined
}

/** A stem, and below it the pictures of the question that no text mentions. */
function Stem({ id, text, pictures, below }: StemProps) {
  const reading = useQuestionPictures()
  const rest = below ? unplaced(textsOf(below), pictures.length) : []
  return (
    <div className="question-stem">
      <div id={id}>
        <MarkedText text={text} pictures={pictures} />
      </div>
      {rest.map((place) => (
        <Picture key={place} {...pictures[place - 1]!} pictures={reading} />
      ))}
    </div>
  )
}

const textsOf = ({ stem, options, prompts, parts }: QuestionView) => [
  stem,
  ...[...options, ...prompts].map(({ text }) => text),
  ...parts.flatMap(({ question }) => [question.stem, ...question.options.map(({ text }) => text)]),
]

/** Why a question is not shown, in place of it. */
export const WithheldNote = ({ why }: { why: string | null }) => (
  <Alert showIcon type="info" title={why} />
)
