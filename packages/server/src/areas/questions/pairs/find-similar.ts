import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { createYielder } from '../../../platform/yield-to-event-loop.ts'
import { presentSide } from '../bank/present-row.ts'
import { visibleQuestions } from '../bank/question.policy.ts'
import { findQuestions } from '../bank/question.queries.ts'
import { bandsOf, mostSimilar, plainText, shinglesOf } from './likeness.rules.ts'
import { findSimilarCandidates } from './pair.queries.ts'

/** A shorter text says too little. */
const MIN_LENGTH = 6
const SHOWN = 5

/** Likely duplicates of a text among the questions in the reader's scope. */
export async function listSimilar(
  ctx: SignedCtx,
  { text, exceptId }: { text: string | null; exceptId: number | null },
) {
  const likeness = plainText(text ?? '')
  if (likeness.length < MIN_LENGTH) return []

  const scope = visibleQuestions(ctx)
  const candidates = await findSimilarCandidates(ctx.db, scope, bandsOf(likeness), exceptId)
  const giveWay = createYielder()
  const compared: { id: number; shingles: Set<number> }[] = []

  for (const candidate of candidates) {
    compared.push({ id: candidate.id, shingles: shinglesOf(candidate.likeness) })
    await giveWay()
  }

  const alike = mostSimilar(shinglesOf(likeness), compared, SHOWN)

  const rows = new Map(
    (
      await findQuestions(
        ctx.db,
        scope,
        alike.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )

  return alike.flatMap(({ id, share }) => {
    const row = rows.get(id)
    return row ? [{ share, question: presentSide(ctx, row) }] : []
  })
}
