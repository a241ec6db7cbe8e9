import type { SignedCtx } from '../../platform/http/ctx.ts'
import { findOwnRef } from '../trainees/trainees.public.ts'
import { timelineOf } from './timeline-of.ts'

/** Events of the reader's training from every area, latest first; empty for non-trainees. */
export async function getOwnTimeline(ctx: SignedCtx) {
  const trainee = await findOwnRef(ctx)
  return trainee ? timelineOf(ctx, trainee) : []
}
