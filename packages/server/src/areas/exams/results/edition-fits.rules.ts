import type { QuestionBody } from '@residency/contract/areas/questions/bank/question.shape'

const idsOf = (list: readonly { id: string }[]) =>
  list
    .map(({ id }) => id)
    .sort()
    .join()

/**
 * What answers of takers refer to in a question: its kind, and the ids of its options, prompts and
 * parts.
 */
function shapeOf(body: QuestionBody): string {
  switch (body.kind) {
    case 'single':
    case 'multiple':
      return `${body.kind}:${idsOf(body.options)}`
    case 'matching':
      return `${body.kind}:${idsOf(body.options)}:${idsOf(body.prompts)}`
    case 'blank':
      return `${body.kind}:${body.blanks.length}`
    case 'case':
      return `case:${body.parts.map(({ id, weight, question }) => `${id}*${weight}(${shapeOf(question)})`).join()}`
    default:
      return body.kind
  }
}

/** Whether answers to the original question can be marked by another edition of it. */
export const isMarkableBy = (original: QuestionBody, other: QuestionBody) =>
  shapeOf(original) === shapeOf(other)
