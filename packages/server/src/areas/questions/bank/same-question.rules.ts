import type {
  QuestionBody,
  QuestionContent,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import { foldAnswer } from './fold-answer.rules.ts'

const folded = (text: string | null) => foldAnswer(text ?? '', true)
const inAnyOrder = (parts: readonly unknown[]) => parts.map((part) => JSON.stringify(part)).sort()

/** What one question asks and what is right, without the ids and the order of its options. */
function essenceOf(question: SimpleQuestion): unknown[] {
  const stem = folded(question.stem)
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const right = new Set([question.right].flat())
      return [
        question.kind,
        stem,
        inAnyOrder(question.options.map(({ id, text }) => [folded(text), right.has(id)])),
      ]
    }
    case 'trueFalse':
      return [question.kind, stem, question.right]
    case 'blank':
      return [
        question.kind,
        stem,
        question.blanks.map(({ accepted, number }) => [
          inAnyOrder(accepted.map(folded)),
          number?.value,
          number?.tolerance,
        ]),
      ]
    case 'matching': {
      const textOf = new Map(question.options.map(({ id, text }) => [id, folded(text)]))
      const prompts = question.prompts.map(({ text, right }) => [folded(text), textOf.get(right)])
      return [question.kind, stem, inAnyOrder([...textOf.values()]), inAnyOrder(prompts)]
    }
    case 'short':
    case 'essay':
      return [question.kind, stem, folded(question.reference)]
  }
}

const essenceOfBody = (body: QuestionBody): unknown[] =>
  body.kind === 'case'
    ? [body.kind, folded(body.stem), body.parts.map(({ question }) => essenceOf(question))]
    : essenceOf(body)

/**
 * A text that two questions have in common if they are the same: the folded stem, the options and
 * the key. Pictures are counted only; the explanation does not matter.
 */
export const sameQuestionKey = ({
  body,
  pictures,
}: Pick<QuestionContent, 'body' | 'pictures'>): string =>
  JSON.stringify([essenceOfBody(body), pictures.length])
