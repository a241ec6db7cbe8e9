import { examFlow } from '@residency/contract/areas/learning/exams/exam.flow'
import type { AnalysisOf } from '@residency/contract/areas/learning/marking/analysis.contract'
import { ABSENT } from '../../../algorithms/items/responses.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { openSource } from './analyse-exam.ts'
import { readResponses } from './read-responses.ts'

/** Answers as a file for `npm run items` and other programs: no names, and takers in no order that names them. */
export async function getResponses(ctx: SignedCtx, of: AnalysisOf): Promise<Binary> {
  const source = await openSource(ctx, of)
  const { responses } = await readResponses(ctx.db, source)
  const { items, takers, cells } = responses
  const lines = Array.from({ length: takers }, (_, t) =>
    Array.from(cells.subarray(t * items.length, (t + 1) * items.length), (cell) => (cell === ABSENT ? '' : cell)).join(),
  )
  await ctx.audit({ action: 'learning.exam.responses', entity: examFlow.name, detail: { examIds: source.examIds, takers } })
  return {
    ...{ filename: 'RESPONSES.csv', type: 'text/csv; charset=utf-8', body: Buffer.from(`${[items.join(), ...lines.sort()].join('\n')}\n`) },
    headers: { 'cache-control': 'private, no-store' },
  }
}
