import { toMoment } from '@residency/contract/kernel'
import type { TraineeRef } from '../../platform/area.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { findOwnRef } from '../trainees/trainees.public.ts'

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

/** Events of the reader's training from every area, latest first; empty for non-trainees. */
export async function getOwnTimeline(ctx: SignedCtx) {
  const trainee = await findOwnRef(ctx)
  return trainee ? timelineOf(ctx, trainee) : []
}
