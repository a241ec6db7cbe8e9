import type {
  AnswerValue,
  QuestionKind,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import { excerptOf } from '../../questions/questions.public.ts'
import type { Correction, KeyItem, PaperKey } from '../judgement/judge-attempt.rules.ts'
import { leavesOf } from '../judgement/leaves.rules.ts'
import { isByHand } from '../judgement/score.rules.ts'

/** A question or part that a rule marks, over all papers on which it is. */
export type AnalysedColumn = {
  id: string
  questionId: number
  number: string
  kind: QuestionKind
  stem: string
  question: SimpleQuestion

  /** Which options each taker chose, by the taker's row; empty for kinds without options. */
  chosen: { taker: number; options: readonly string[] }[]
}

export const columnId = ({ questionId }: KeyItem, part: string) =>
  part === '' ? `q${questionId}` : `q${questionId}.${part}`

export const bodyOf = (item: KeyItem, correction: Correction | undefined) =>
  correction?.kind === 'edition' ? correction.body : item.body

/** Questions of papers in their order, each once; how many of them people mark. */
export function columnsOf(
  papers: readonly PaperKey[],
  corrections: ReadonlyMap<number, Correction>,
) {
  const columns = new Map<string, AnalysedColumn>()
  const marked = new Set<string>()

  for (const { items } of papers)
    for (const [index, item] of items.entries())
      for (const [inside, { part, question }] of leavesOf(
        bodyOf(item, corrections.get(item.id)),
        item.points,
      ).entries()) {
        const id = columnId(item, part)

        const about = {
          id,
          questionId: item.questionId,
          number: part === '' ? `${index + 1}` : `${index + 1}(${inside + 1})`,
        }

        if (isByHand(question)) marked.add(id)
        else if (!columns.has(id))
          columns.set(id, {
            ...about,
            kind: question.kind,
            stem: excerptOf(question.stem),
            question,
            chosen: [],
          })
      }

  return { columns, byHand: marked.size }
}

/** The options chosen in an answer, by their ids; of true or false one of `true` and `false`. */
export function chosenOf({ kind }: SimpleQuestion, value: AnswerValue): readonly string[] {
  if (kind === 'multiple') return Array.isArray(value) ? value : []
  if (kind === 'single') return typeof value === 'string' ? [value] : []

  return kind === 'trueFalse' && typeof value === 'boolean' ? [String(value)] : []
}
