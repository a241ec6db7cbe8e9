import type { SignedCtx } from '../../platform/http/ctx.ts'
import { findOwnRef } from './own-ref.ts'

/** What the reader still needs to complete the training, as lines from every area; empty for non-trainees. */
export async function getOwnCompletion(ctx: SignedCtx) {
  const trainee = await findOwnRef(ctx)
  if (!trainee) return []
  const perArea = await Promise.all(
    ctx.services.areas.map(async ({ name, completion }) =>
      ((await completion?.(ctx, trainee)) ?? []).map(({ detail, path, ...line }) => ({
        area: name,
        ...line,
        detail: detail ?? null,
        path: path ?? null,
      })),
    ),
  )
  return perArea.flat()
}
