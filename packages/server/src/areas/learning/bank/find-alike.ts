import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { bandsOf, mostAlike, plainText } from './likeness.rules.ts'
import { findAlikeCandidates } from './pair.queries.ts'
import { visibleQuestions } from './question.policy.ts'
import { findQuestions } from './question.queries.ts'
import { shownSide } from './shown-row.ts'

/** A shorter text says too little. */
const LEAST_LENGTH = 6
const SHOWN = 5
/** Likely duplicates of a text among the questions in the reader's scope. */
export async function listAlike(ctx: SignedCtx, { text, exceptId }: { text: string | null; exceptId: number | null }) {
  const likeness = plainText(text ?? '')
  if (likeness.length < LEAST_LENGTH) return []
  const scope = visibleQuestions(ctx.actor)
  const alike = mostAlike(likeness, await findAlikeCandidates(ctx.db, scope, bandsOf(likeness), exceptId), SHOWN)
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
