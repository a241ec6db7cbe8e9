import { toMoment } from '@residency/contract/kernel'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { WindowStatus } from '../journal/journal.rules.ts'
import type { AttemptRow } from './attempt.queries.ts'

export type ShownAttempt = Pick<AttemptRow, 'state' | 'deadlineAt' | 'endedAt'>

/**
 * The status of an attempt and a window, with the server's time. Takers see that it is marked, but
 * no points before the release.
 */
export const presentAttemptStatus = (ctx: Ctx, attempt: ShownAttempt, window: WindowStatus) => ({
  window,
  state: attempt.state,
  now: toMoment(ctx.now()),
  deadline: toMoment(attempt.deadlineAt),
  endedAt: toMoment(attempt.endedAt),
})
