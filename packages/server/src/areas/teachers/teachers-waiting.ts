import { certificatePermissions } from '@residency/contract/areas/teachers/certificates/access'
import { changePermissions } from '@residency/contract/areas/teachers/changes/access'
import { requirementPermissions } from '@residency/contract/areas/teachers/requirements/access'
import type { TeachersWaiting } from '@residency/contract/areas/teachers/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../platform/area.ts'
import { dayInChina } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { countEndingSoon, countWaitingRecords } from './certificates/certificate.queries.ts'
import { countWaitingChanges } from './changes/change.queries.ts'
import { exchangesWaiting } from './exchange/exchanges-waiting.ts'
import { qualificationsWaiting } from './qualification/qualifications-waiting.ts'
import { countWaitingDuties } from './requirements/duty.queries.ts'
import { visibleTeachers } from './teachers.policy.ts'
import { trainingWaiting } from './training/training-waiting.ts'
import { checksWaiting } from './yearly-checks/checks-waiting.ts'

/** Pending work of teachers and their reviewers, room by room. */
export async function teachersWaitingCounts(
  ctx: SignedCtx,
): Promise<WaitingCount<TeachersWaiting>[]> {
  const { userId } = ctx.actor

  const [qualifications, ending, records, exchanges, training, duties, changes, checks] =
    await Promise.all([
      qualificationsWaiting(ctx),
      holds(ctx.actor, certificatePermissions.own)
        ? countEndingSoon(ctx.db, userId, dayInChina(ctx.now()))
        : 0,
      holds(ctx.actor, certificatePermissions.review)
        ? countWaitingRecords(ctx.db, visibleTeachers(ctx.actor), userId)
        : 0,
      exchangesWaiting(ctx),
      trainingWaiting(ctx),
      holds(ctx.actor, requirementPermissions.review)
        ? countWaitingDuties(ctx.db, visibleTeachers(ctx.actor), userId)
        : 0,
      holds(ctx.actor, changePermissions.review)
        ? countWaitingChanges(ctx.db, visibleTeachers(ctx.actor), userId)
        : 0,
      checksWaiting(ctx),
    ])

  return [
    ...qualifications,
    { kind: 'renewCertificates', count: ending },
    { kind: 'reviewCertificates', count: records },
    { kind: 'reviewTeacherChanges', count: changes },
    ...exchanges,
    { kind: 'confirmDuties', count: duties },
    ...training,
    ...checks,
  ]
}
