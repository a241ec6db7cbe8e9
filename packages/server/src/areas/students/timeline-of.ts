import { toMoment } from '@residency/contract/kernel'
import type { TraineeRef } from '../../platform/area.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

/** Events of a training from every area, latest first. */
export async function timelineOf(ctx: SignedCtx, trainee: TraineeRef) {
  const perArea = await Promise.all(
    ctx.services.areas.map(async ({ name, timeline }) =>
      ((await timeline?.(ctx, trainee)) ?? []).map(({ at, what, note }) => ({
        area: name,
        at: toMoment(at),
        what,
        note: note ?? null,
      })),
    ),
  )

  return perArea.flat().sort((a, b) => b.at.localeCompare(a.at))
}
