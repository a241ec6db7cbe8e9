import { ABSENT, type Responses } from '../../../algorithms/items/responses.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { inBatches } from '../../../platform/sheets/batches.ts'
import { placeOf } from '../journal/journal.rules.ts'
import { findAnswers, findCorrections, findPaperKeys } from '../judgement/judge.queries.ts'
import { leavesOf } from '../judgement/leaves.rules.ts'
import { rightParts } from '../judgement/score.rules.ts'
import { type AnalysedColumn, bodyOf, chosenOf, columnId, columnsOf } from './analysed-columns.ts'
import { findFirstAttempts, type Source } from './analysis.queries.ts'

const BATCH_SIZE = 100
export type ResponseTable = { responses: Responses; columns: AnalysedColumn[]; byHand: number }

/**
 * Right and wrong answers of first attempts, with what was chosen. Right is what earns all points;
 * no answer is wrong. A corrected question counts by its newer edition, also where everybody got
 * its points: what is analysed is the question.
 */
export async function readResponses(db: Db, source: Source): Promise<ResponseTable> {
  const attempts = await findFirstAttempts(db, source)

  const [keys, corrections] = await Promise.all([
    findPaperKeys(db, [...new Set(attempts.map(({ paperId }) => paperId))]),
    findCorrections(db, source.examIds),
  ])

  const { columns, byHand } = columnsOf(
    [...keys.values()],
    new Map([...corrections.values()].flatMap((of) => [...of])),
  )

  const places = new Map([...columns.keys()].map((id, index) => [id, index]))
  const list = [...columns.values()]
  const cells = new Int8Array(attempts.length * list.length).fill(ABSENT)
  const rows = attempts.map((attempt, taker) => ({ ...attempt, taker }))

  await inBatches(
    rows,
    BATCH_SIZE,
    async () => {},
    async (batch) => {
      const answers = await findAnswers(
        db,
        batch.map(({ id }) => id),
      )
      for (const { id, examId, paperId, taker } of batch)
        for (const item of keys.get(paperId)!.items)
          for (const { part, question } of leavesOf(
            bodyOf(item, corrections.get(examId)?.get(item.id)),
            item.points,
          )) {
            const index = places.get(columnId(item, part))
            if (index === undefined) continue

            const value = answers.get(id)?.get(placeOf(item.id, part)) ?? null
            const [right, of] = rightParts(question, value, false)!

            cells[taker * list.length + index] = right === of ? 1 : 0
            list[index]!.chosen.push({ taker, options: chosenOf(question, value) })
          }
    },
  )

  return {
    responses: { items: list.map(({ id }) => id), takers: attempts.length, cells },
    columns: list,
    byHand,
  }
}
