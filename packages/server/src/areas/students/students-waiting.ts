import { traineeChangePermissions as may } from '@residency/contract/areas/students/changes/access'
import { filePermissions } from '@residency/contract/areas/students/file/access'
import type { StudentsWaiting } from '@residency/contract/areas/students/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../platform/area.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { countWaitingChanges } from './changes/change.queries.ts'
import { completionsWaiting } from './completion/completions-waiting.ts'
import { departuresWaiting } from './departure/departures-waiting.ts'
import { findFileOf } from './file/file.queries.ts'
import { missingOf } from './file/present-file.ts'
import { fundsWaiting } from './funds/funds-waiting.ts'
import { situationsWaiting } from './situations/situations-waiting.ts'
import { visibleTrainees } from './students.policy.ts'

/** How many items of the own file are missing; of readers without one none are. */
async function countMissing(ctx: SignedCtx): Promise<number> {
  if (!holds(ctx.actor, filePermissions.own)) return 0

  const file = await findFileOf(ctx.db, ctx.actor.userId)

  return file ? new Set(await missingOf(ctx, file)).size : 0
}

/** Pending work of the office and the bases, room by room. */
export async function studentsWaitingCounts(
  ctx: SignedCtx,
): Promise<WaitingCount<StudentsWaiting>[]> {
  const { db, actor } = ctx

  const [missing, changes, ...rooms] = await Promise.all([
    countMissing(ctx),
    holds(actor, may.review) ? countWaitingChanges(db, visibleTrainees(actor), actor.userId) : 0,
    completionsWaiting(ctx),
    situationsWaiting(ctx),
    departuresWaiting(ctx),
    fundsWaiting(ctx),
  ])

  return [
    { kind: 'completeFile', count: missing },
    { kind: 'reviewTraineeChanges', count: changes },
    ...rooms.flat(),
  ]
}
