import { createGiveWay } from '../../../platform/give-way.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleQuestions } from '../bank/question.policy.ts'
import { findQuestions } from '../bank/question.queries.ts'
import { shownSide } from '../bank/shown-row.ts'
import { bandsOf, mostAlike, plainText, shinglesOf } from './likeness.rules.ts'
import { findAlikeCandidates } from './pair.queries.ts'

/** A shorter text says too little. */
const LEAST_LENGTH = 6
const SHOWN = 5

/** Likely duplicates of a text among the questions in the reader's scope. */
export async function listAlike(
  ctx: SignedCtx,
  { text, exceptId }: { text: string | null; exceptId: number | null },
) {
  const likeness = plainText(text ?? '')
  if (likeness.length < LEAST_LENGTH) return []

  const scope = visibleQuestions(ctx)
  const candidates = await findAlikeCandidates(ctx.db, scope, bandsOf(likeness), exceptId)
  const giveWay = createGiveWay()
  const compared: { id: number; shingles: Set<number> }[] = []

  for (const one of candidates) {
    compared.push({ id: one.id, shingles: shinglesOf(one.likeness) })
    await giveWay()
  }

  const alike = mostAlike(shinglesOf(likeness), compared, SHOWN)

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
    return row ? [{ share, question: shownSide(ctx, row) }] : []
  })
}
