import { seatsErrors as errors } from '@residency/contract/areas/rotations/seats/access'
import type { DepartmentMonthsForm } from '@residency/contract/areas/rotations/seats/months.contract'
import { eachMonth, firstDayOf, lastDayOf } from '@residency/contract/kernel/day'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { changeableDepartments } from '../../organisation/organisation.public.ts'
import { countOverfull, lockDepartments, saveMonths } from './seats.queries.ts'

/**
 * Sets the seats of departments in a range of months. Fewer seats than trainees are planned is
 * allowed, since a closure comes as it comes; the answer says how many blocks are hit, which a
 * repair of the plan then moves.
 */
export const setDepartmentMonths = (
  ctx: SignedCtx,
  { departmentIds, from, until, seats, reason }: DepartmentMonthsForm,
) =>
  inTransaction(ctx, async (tx) => {
    const own = await lockDepartments(tx.db, changeableDepartments(tx.actor), departmentIds)
    if (own.length < departmentIds.length) throw fail(errors.monthsNotYours)

    const months = eachMonth(from, until)

    await saveMonths(
      tx.db,
      own.flatMap((departmentId) =>
        months.map((month) => ({
          departmentId,
          month,
          seats,
          reason: seats === null ? null : reason,
        })),
      ),
      tx.actor.userId,
      tx.now(),
    )

    const detail = { departmentIds: own, from, until, seats, reason }

    await tx.audit.all(
      own.map((entityId) => ({
        action: 'rotations.months.set',
        entity: 'department',
        entityId,
        detail,
      })),
    )

    const { rows } = await countOverfull(tx.db, own, firstDayOf(from), lastDayOf(until))

    return { over: rows[0]!.months, blocks: rows[0]!.blocks }
  })
