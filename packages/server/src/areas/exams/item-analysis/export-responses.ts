import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import type { AnalysisOf } from '@residency/contract/areas/exams/marking/analysis.contract'
import { ABSENT } from '../../../algorithms/items/responses.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { findWithheldQuestions } from '../secrecy/exam-secrecy.ts'
import { takerOf } from '../taking/attempt.policy.ts'
import { openSource } from './analyse-exam.ts'
import { readResponses } from './read-responses.ts'

/**
 * Answers as a file for `npm run items` and other programs: no names, takers in an order that
 * identifies nobody, no withheld question.
 */
export async function getResponses(ctx: SignedCtx, of: AnalysisOf): Promise<Binary> {
  const source = await openSource(ctx, of)
  const { responses, columns } = await readResponses(ctx.db, source)
  const { items, takers, cells } = responses

  const withheld = await findWithheldQuestions(
    ctx,
    takerOf(ctx.actor),
    columns.map(({ questionId }) => questionId),
  )

  const visibleColumns = columns.flatMap(({ questionId }, index) =>
    withheld.has(questionId) ? [] : [index],
  )
  const cellText = (cell: number) => (cell === ABSENT ? '' : cell)
  const lines = Array.from({ length: takers }, (_, t) =>
    visibleColumns.map((index) => cellText(cells[t * items.length + index]!)).join(),
  )

  await ctx.audit({
    action: 'learning.exam.responses',
    entity: examFlow.name,
    detail: { examIds: source.examIds, takers },
  })

  return {
    filename: 'RESPONSES.csv',
    type: 'text/csv; charset=utf-8',
    body: Buffer.from(
      `${[visibleColumns.map((index) => items[index]).join(), ...lines.sort()].join('\n')}\n`,
    ),
    headers: { 'cache-control': 'private, no-store' },
  }
}
