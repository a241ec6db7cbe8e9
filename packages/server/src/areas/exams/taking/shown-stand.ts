import type { AttemptState } from '@residency/contract/areas/exams/taking/attempt.flow'
import { toMoment } from '@residency/contract/kernel'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { WindowStand } from '../journal/journal.rules.ts'
import type { AttemptRow } from './attempt.queries.ts'

/**
 * How an attempt and a window stand, with the server's time. Takers see that it is marked, never by
 * how much before the release.
 */
export const shownStand = (ctx: Ctx, attempt: AttemptRow, window: WindowStand) => ({
  window,
  state: attempt.state as AttemptState,
  now: toMoment(ctx.now()),
  deadline: toMoment(attempt.deadlineAt),
  endedAt: toMoment(attempt.endedAt),
})
