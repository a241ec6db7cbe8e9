import type { QuestionView } from '@residency/contract/areas/questions/bank/question-view.shape'
import { type Random, randomFrom } from '../../../algorithms/random.ts'

/** Spreads neighbouring numbers over the seeds of the generator. */
const SPREAD = 0x9e3779b1
const randomOf = (seed: number, of: number) => randomFrom((seed ^ Math.imul(of + 1, SPREAD)) >>> 0)

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const mixed = [...list]
  for (let index = mixed.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    ;[mixed[index], mixed[other]] = [mixed[other]!, mixed[index]!]
  }

  return mixed
}

type Item = { id: number; section: number; question: QuestionView }
export type Shuffling = { seed: number; questions: boolean; options: boolean }

/**
 * Options in a taker's own order; prompts, blanks and parts of a case stay, because they may build
 * on each other.
 */
function withOptions(question: QuestionView, random: Random): QuestionView {
  return {
    ...question,
    options: shuffled(question.options, random),
    parts: question.parts.map(({ id, question: partQuestion }) => ({
      id,
      question: { ...partQuestion, options: shuffled(partQuestion.options, random) },
    })),
  }
}

/**
 * The items of a paper in one taker's order: questions within their section, options within their
 * question. The same seed gives the same order.
 */
export function inOwnOrder<I extends Item>(
  items: readonly I[],
  { seed, questions, options }: Shuffling,
): I[][] {
  const last = items.reduce((highest, { section }) => Math.max(highest, section), -1)
  const sections = Array.from({ length: last + 1 }, (_, index) =>
    items.filter(({ section }) => section === index),
  )

  return sections.map((some, index) => {
    const ordered = questions ? shuffled(some, randomOf(seed, -index - 2)) : some
    return options
      ? ordered.map((item) => ({
          ...item,
          question: withOptions(item.question, randomOf(seed, item.id)),
        }))
      : ordered
  })
}

/**
 * Which of the forms a candidate gets: in turn by their place among the candidates, so that
 * neighbours differ and all forms are used equally.
 */
export const formOf = (place: number, forms: readonly number[]) => forms[place % forms.length]!
