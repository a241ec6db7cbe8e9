import { isClean } from '../../../kernel/text/text.ts'
import type { AnswerValue } from '../../questions/bank/question.shape.ts'
import type { QuestionView, SimpleQuestionView } from '../../questions/bank/question-view.shape.ts'

/**
 * What is asked at a part of a question: '' is the question itself, of a case its parts only;
 * undefined: there is no such part.
 */
export function askedAt(question: QuestionView, part: string): SimpleQuestionView | undefined {
  if (question.kind !== 'case') return part === '' ? (question as SimpleQuestionView) : undefined
  return question.parts.find(({ id }) => id === part)?.question
}

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * Whether a value can be an answer to what is asked; null takes one back. Device and server judge
 * by it, so that neither stores another value.
 */
export function answerFits(question: SimpleQuestionView, value: AnswerValue): boolean {
  if (value === null) return true

  const options = new Set(question.options.map(({ id }) => id))

  switch (question.kind) {
    case 'single':
      return isText(value) && options.has(value)
    case 'multiple':
      return (
        Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((id) => options.has(id))
      )
    case 'trueFalse':
      return typeof value === 'boolean'
    case 'blank':
      return Array.isArray(value) && value.length <= question.blanks
    case 'matching': {
      if (typeof value !== 'object' || Array.isArray(value)) return false

      const prompts = new Set(question.prompts.map(({ id }) => id))
      return Object.entries(value).every(
        ([prompt, option]) => prompts.has(prompt) && options.has(option),
      )
    }
    default:
      return isText(value)
  }
}

/** Whether a question is left open by an answer: nothing chosen, nothing written. */
export function isBlankAnswer(value: AnswerValue | undefined): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'boolean') return false
  if (isText(value)) return value.trim() === ''

  return Array.isArray(value)
    ? value.every((text) => text.trim() === '')
    : Object.keys(value).length === 0
}

/**
 * A text without characters that nobody types and that cannot be stored; pasted text often has
 * them.
 */
const cleanText = (text: string) => (isClean(text) ? text : [...text].filter(isClean).join(''))

export function cleanAnswer(value: AnswerValue): AnswerValue {
  if (isText(value)) return cleanText(value)
  return Array.isArray(value) ? value.map(cleanText) : value
}
