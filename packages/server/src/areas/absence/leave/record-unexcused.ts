import { leaveErrors as errors } from '@residency/contract/areas/absence/leave/access'
import { leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import type { UnexcusedForm } from '@residency/contract/areas/absence/leave/leave-list.contract'
import { dayInChina } from '../../../platform/clock.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { findLeaveCounter } from '../day-accounts/count-leave.ts'
import { explainOverlap, findDayObstacles } from '../leave-applications/day-obstacles.ts'
import { findTraineeById } from '../leave-applications/plan-leave.queries.ts'
import { writeDays } from '../settlement/write-days.ts'
import { absenceScope } from './absence-scope.ts'
import { leaveNotices } from './leave-notices.seed.ts'
import { findTraineesOn, insertUnexcused } from './unexcused.queries.ts'

/** Trainees of whom the reader may record an absence on a day. */
export async function getAbsentTrainees(ctx: SignedCtx, { on }: { on: string }) {
  const rows = await findTraineesOn(ctx.db, await absenceScope(ctx), on)
  return rows.map(({ id, realName, number }) => ({ value: id, label: `${realName} ${number}` }))
}

const RECORDER = new Set(['recorder'] as const)

/** Records that a trainee was absent without leave, and notifies the trainee. It has no steps. */
export const recordUnexcused = (ctx: SignedCtx, { traineeId, reason, ...span }: UnexcusedForm) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    if (span.endsOn > today) throw fail(errors.recordedAhead)

    // a supervisor of its first days only records those
    const scope = await absenceScope(tx)
    const [onFirst] = await findTraineesOn(tx.db, scope, span.startsOn, traineeId)
    const [onLast] = await findTraineesOn(tx.db, scope, span.endsOn, traineeId)
    const trainee = onFirst && onLast && (await findTraineeById(tx.db, traineeId))
    if (!trainee || trainee.userId === tx.actor.userId) throw fail(errors.notYourTrainee)

    const [met] = await findDayObstacles(tx, trainee, span)
    if (met) throw fail(met.def, met.data)

    const counted = await findLeaveCounter(tx.db, [traineeId], span.startsOn, span.endsOn)
    const draft = await insertUnexcused(tx, traineeId, span, reason)

    await writeDays(tx.db, [
      { id: draft.id, isHeld: false, count: counted(traineeId, span, 'working') },
    ])

    const record = { id: draft.id, state: draft.state, relations: RECORDER }

    await advance(tx, leaveFlow, 'record', record, {}, (state) =>
      updateRow(tx, 'absences', draft, { state, submittedAt: tx.now() }),
    )

    const values = { type: '', from: span.startsOn, until: span.endsOn, reason }

    await notify(tx, leaveNotices.record, [
      { userId: trainee.userId, values, path: '/daily/leave' },
    ])

    return { id: draft.id }
  }).catch(async (error) =>
    explainOverlap(ctx, await findTraineeById(ctx.db, traineeId), span, error),
  )
