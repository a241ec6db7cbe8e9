import { balanceErrors as errors } from '@residency/contract/areas/absence/balances/access'
import type { AdjustForm } from '@residency/contract/areas/absence/balances/balance.contract'
import { leaveTypeErrors } from '@residency/contract/areas/absence/leave-types/access'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { openAccounts, updateEntitled, updateEntitledOf } from '../day-accounts/account.queries.ts'
import { findLeaveType } from '../entitlements/entitlement.queries.ts'
import { visibleBalances } from './balance.policy.ts'
import { findAccountForUpdate, findPerson } from './balance.queries.ts'

/** Adds days to an account or takes them away; the history records the reason. */
export const adjustBalance = (
  ctx: SignedCtx,
  { id, leaveTypeId, year, kind, days, reason }: AdjustForm & { id: number },
) =>
  inTransaction(ctx, async (tx) => {
    if (days === 0) throw fail(errors.balanceNothing)

    found(await findPerson(tx.db, visibleBalances(tx.actor), id))

    const type = await findLeaveType(tx.db, leaveTypeId)
    if (type?.status !== 1) throw fail(errors.balanceTypeUnknown)

    const key = { traineeId: id, typeId: leaveTypeId, year }

    await openAccounts(tx, [key])

    const [balance] = await updateEntitled(tx, dayInChina(tx.now()), [key])
    const { granted, used, usedBefore, isUnrecorded } = balance!
    if (isUnrecorded)
      throw fail(leaveTypeErrors.leaveDaysUnrecorded, {
        type: labelIn(tx.language, type.name, type.nameEn),
      })

    if (granted === null) throw fail(errors.balanceUnlimited)
    if (granted + days < used + usedBefore)
      throw fail(errors.balanceBelowUsed, { used: used + usedBefore })

    const account = (await findAccountForUpdate(tx.db, id, leaveTypeId, year))!

    await tx.db
      .updateTable('leaveAccounts')
      .set((e) => ({
        adjusted: e('adjusted', '+', String(days)),
        updatedAt: tx.now(),
        version: account.version + 1,
      }))
      .where('id', '=', account.id)
      .execute()

    const change = {
      accountId: account.id,
      days,
      kind,
      reason,
      createdBy: tx.actor.userId,
      createdAt: tx.now(),
    }

    await tx.db.insertInto('leaveAccountChanges').values(change).execute()

    const detail = { traineeId: id, leaveTypeId, year, kind, days, reason }

    await tx.audit({
      action: 'absence.balance.adjust',
      entity: 'leaveAccount',
      entityId: account.id,
      detail,
    })

    return null
  })

/** Records the first day of work, by which days of seniority are computed. */
export const setWorksSince = (
  ctx: SignedCtx,
  { id, worksSince }: { id: number; worksSince: string },
) =>
  inTransaction(ctx, async (tx) => {
    const person = found(await findPerson(tx.db, visibleBalances(tx.actor), id))
    if (worksSince > dayInChina(tx.now())) throw fail(errors.worksSinceAhead)

    await tx.db
      .insertInto('leavePeople')
      .values({ traineeId: id, worksSince, updatedAt: tx.now() })
      .onConflict((on) =>
        on.column('traineeId').doUpdateSet((e) => ({
          worksSince,
          updatedAt: tx.now(),
          version: e('leavePeople.version', '+', 1),
        })),
      )
      .execute()

    await updateEntitledOf(tx, dayInChina(tx.now()), [id])

    const detail = { before: { worksSince: person.recordedSince }, after: { worksSince } }

    await tx.audit({
      action: 'absence.balance.worksSince',
      entity: 'trainee',
      entityId: id,
      detail,
    })

    return null
  })
