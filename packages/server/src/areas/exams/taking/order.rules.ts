import type { QuestionView } from '@residency/contract/areas/questions/bank/question-view.shape'
import { type Random, randomFrom } from '../../../algorithms/random.ts'

/** Spreads neighbouring numbers over the seeds of the generator. */
const SPREAD = 0x9e3779b1
const randomOf = (seed: number, of: number) => randomFrom((seed ^ Math.imul(of + 1, SPREAD)) >>> 0)

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const mixed = [...list]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
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
    parts: question.parts.map(({ id, question: one }) => ({
      id,
      question: { ...one, options: shuffled(one.options, random) },
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
  const last = items.reduce((most, { section }) => Math.max(most, section), -1)
  const sections = Array.from({ length: last + 1 }, (_, at) =>
    items.filter(({ section }) => section === at),
  )

  return sections.map((some, at) => {
    const ordered = questions ? shuffled(some, randomOf(seed, -at - 2)) : some
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
 * neighbours differ and all are used alike.
 */
export const formOf = (place: number, forms: readonly number[]) => forms[place % forms.length]!
