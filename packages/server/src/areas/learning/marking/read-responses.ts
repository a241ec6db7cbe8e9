import type { AnswerValue, QuestionKind, SimpleQuestion } from '@residency/contract/areas/learning/bank/question.shape'
import { ABSENT, type Responses } from '../../../algorithms/items/responses.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { inBatches } from '../../../platform/sheets/batches.ts'
import { placeOf } from '../taking/journal.rules.ts'
import { findFirstAttempts, type Source } from './analysis.queries.ts'
import { findAnswers, findCorrections, findPaperKeys } from './judge.queries.ts'
import type { Correction, KeyItem, PaperKey } from './judge-attempt.rules.ts'
import { leavesOf } from './leaves.rules.ts'
import { isByHand, rightParts } from './score.rules.ts'
import { excerptOf } from './shown-leaf.ts'

const AT_ONCE = 100
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
export type ResponsesRead = { responses: Responses; columns: AnalysedColumn[]; byHand: number }

/**
 * Right and wrong answers of first attempts, with what was chosen. Right is what earns all points; no answer is wrong. A corrected question
 * counts by its newer edition, also where everybody got its points: what is analysed is the question.
 */
export async function readResponses(db: Db, source: Source): Promise<ResponsesRead> {
  const attempts = await findFirstAttempts(db, source)
  const [keys, corrections] = await Promise.all([
    findPaperKeys(db, [...new Set(attempts.map(({ paper_id }) => paper_id))]),
    findCorrections(db, source.examIds),
  ])
  const { columns, byHand } = columnsOf([...keys.values()])
  const places = new Map([...columns.keys()].map((id, at) => [id, at]))
  const list = [...columns.values()]
  const cells = new Int8Array(attempts.length * list.length).fill(ABSENT)
  const rows = attempts.map((attempt, taker) => ({ ...attempt, taker }))
  await inBatches(
    rows,
    AT_ONCE,
    async () => {},
    async (batch) => {
      const answers = await findAnswers(
        db,
        batch.map(({ id }) => id),
      )
      for (const { id, exam_id, paper_id, taker } of batch)
        for (const item of keys.get(paper_id)!.items)
          for (const { part, question } of leavesOf(bodyOf(item, corrections.get(exam_id)?.get(item.id)), item.points)) {
            const at = places.get(columnId(item, part))
            if (at === undefined) continue
            const value = answers.get(id)?.get(placeOf(item.id, part)) ?? null
            const [right, of] = rightParts(question, value, false)!
            cells[taker * list.length + at] = right === of ? 1 : 0
            list[at]!.chosen.push({ taker, options: chosenOf(question, value) })
          }
    },
  )
  return { responses: { items: list.map(({ id }) => id), takers: attempts.length, cells }, columns: list, byHand }
}

const columnId = ({ questionId }: KeyItem, part: string) => (part === '' ? `q${questionId}` : `q${questionId}.${part}`)
const bodyOf = (item: KeyItem, correction: Correction | undefined) => (correction?.kind === 'edition' ? correction.body : item.body)
/** Questions of papers in their order, each once; how many of them people mark. */
function columnsOf(papers: readonly PaperKey[]) {
  const columns = new Map<string, AnalysedColumn>()
  const marked = new Set<string>()
  for (const { items } of papers)
    for (const [at, item] of items.entries())
      for (const [inside, { part, question }] of leavesOf(item.body, item.points).entries()) {
        const id = columnId(item, part)
        const about = { id, questionId: item.questionId, number: part === '' ? `${at + 1}` : `${at + 1}(${inside + 1})` }
        if (isByHand(question)) marked.add(id)
        else if (!columns.has(id)) columns.set(id, { ...about, kind: question.kind, stem: excerptOf(question.stem), question, chosen: [] })
      }
  return { columns, byHand: marked.size }
}
/** The options chosen in an answer, by their ids; of true or false one of `true` and `false`. */
function chosenOf({ kind }: SimpleQuestion, value: AnswerValue): readonly string[] {
  if (kind === 'multiple') return Array.isArray(value) ? value : []
  if (kind === 'single') return typeof value === 'string' ? [value] : []
  return kind === 'trueFalse' && typeof value === 'boolean' ? [String(value)] : []
}
