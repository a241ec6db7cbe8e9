import type { SignedCtx } from '../../platform/http/ctx.ts'
import { findOwnRef } from '../trainees/trainees.public.ts'
import { completionLinesOf, presentLine } from './completion/completion-lines.ts'

/**
 * What the reader still needs to complete the training, as lines from every area; empty for
 * non-trainees.
 */
export async function getOwnCompletion(ctx: SignedCtx) {
  const trainee = await findOwnRef(ctx)
  if (!trainee) return []

  return ((await completionLinesOf(ctx, [trainee])).get(trainee.id) ?? []).map((line) =>
    presentLine(line, 'own'),
  )
}
