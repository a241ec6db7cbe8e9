import type {
  QuestionBody,
  QuestionOption,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'

/** A number from 0 up to below `most`, by chance. */
export type Draw = (most: number) => number
const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 6

/** New ids for options, by the ids they have. */
function freshIds(options: readonly QuestionOption[], draw: Draw): Map<string, string> {
  const taken = new Set<string>()
  const ids = new Map<string, string>()

  for (const { id } of options) {
    let fresh = ''
    do fresh = Array.from({ length: LENGTH }, () => SIGNS[draw(SIGNS.length)]).join('')
    while (taken.has(fresh))

    taken.add(fresh)
    ids.set(id, fresh)
  }

  return ids
}

function ofSimple<Q extends SimpleQuestion>(question: Q, draw: Draw): Q {
  if (!('options' in question)) return question

  const ids = freshIds(question.options, draw)
  const idOf = (id: string) => ids.get(id) ?? id
  const options = question.options.map(({ id, text }) => ({ id: idOf(id), text }))
  if (question.kind === 'single') return { ...question, options, right: idOf(question.right) }
  if (question.kind === 'multiple') return { ...question, options, right: question.right.map(idOf) }
  if (question.kind !== 'matching') return question

  return {
    ...question,
    options,
    prompts: question.prompts.map((prompt) => ({ ...prompt, right: idOf(prompt.right) })),
  }
}

/**
 * A question of a file with ids that say nothing. A file often has the right answer first, and
 * programs number options in their order: takers, who get the ids, could recognise the right one,
 * however the options are shuffled.
 */
export function withOwnIds(body: QuestionBody, draw: Draw): QuestionBody {
  if (body.kind !== 'case') return ofSimple(body, draw)
  return {
    ...body,
    parts: body.parts.map((part) => ({ ...part, question: ofSimple(part.question, draw) })),
  }
}
