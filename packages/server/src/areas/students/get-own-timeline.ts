import type { SignedCtx } from '../../platform/http/ctx.ts'
import { findOwnRef } from './own-ref.ts'

/** Events of the reader's training from every area, latest first; empty for non-trainees. */
export async function getOwnTimeline(ctx: SignedCtx) {
  const trainee = await findOwnRef(ctx)
  if (!trainee) return []
  const perArea = await Promise.all(
    ctx.services.areas.map(async ({ name, timeline }) =>
      ((await timeline?.(ctx, trainee)) ?? []).map(({ at, what, note }) => ({
        area: name,
        at: at.toISOString(),
        what,
        note: note ?? null,
      })),
    ),
  )
  return perArea.flat().sort((a, b) => b.at.localeCompare(a.at))
}
