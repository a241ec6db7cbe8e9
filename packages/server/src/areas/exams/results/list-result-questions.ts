import { toMoment } from '@residency/contract/kernel'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { excerptOf } from '../../questions/questions.public.ts'
import { findWithheldOfRows } from '../secrecy/exam-secrecy.ts'
import { correctionsOf } from './correct-items.ts'
import { openResult } from './list-results.ts'
import { type ExamItem, findExamItems } from './regrade.queries.ts'

/** Questions of an exam with how they are marked, in the order of the first paper. */
export async function listResultQuestions(ctx: SignedCtx, { id }: { id: number }) {
  await openResult(ctx, id)

  const items = await findExamItems(ctx.db, id)
  const withheld = await findWithheldOfRows(ctx, items)

  return [...grouped(items, ({ questionId }) => questionId)].map(([question, of]) => ({
    ...presentResultQuestion(question, of),
    stem: withheld.get(question) ?? excerptOf(of[0]!.content.body.stem),
  }))
}

function presentResultQuestion(id: number, items: readonly ExamItem[]) {
  const first = items[0]!
  const corrected = items.find(({ correction }) => correction !== null)
  return {
    id,
    kind: first.content.body.kind,
    places: items.map(({ paper, place }) => ({ paper, number: place })),
    edition: Math.min(...items.map(({ edition }) => edition)),
    latestEdition: first.latestEdition,
    correction: corrected
      ? {
          kind: corrected.correction!,
          edition: corrected.correctionEdition,
          reason: corrected.reason!,
          by: corrected.by!,
          at: toMoment(corrected.madeAt!),
        }
      : null,
    kinds: correctionsOf(items),
  }
}
