import type { AdjustForm } from '@residency/contract/areas/absence/balances/balance.contract'
import { balanceErrors as errors } from '@residency/contract/areas/absence/balances/errors'
import { leaveTypeErrors } from '@residency/contract/areas/absence/types/errors'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { openAccounts } from '../types/account.queries.ts'
import { findLeaveType, findProvince, findTypeDays } from '../types/entitlement.queries.ts'
import { visibleBalances } from './balance.policy.ts'
import { findAccountForUpdate, findPerson } from './balance.queries.ts'
import { balanceOn, judgedOn } from './balance.rules.ts'

const NOTHING = { adjusted: 0, usedBefore: 0, used: 0 }
/** Adds days to an account or takes them away; the history keeps the reason. */
export const adjustBalance = (ctx: SignedCtx, { id, leaveTypeId, year, kind, days, reason }: AdjustForm & { id: number }) =>
  inTransaction(ctx, async (tx) => {
    if (days === 0) throw fail(errors.balanceNothing)
    const person = found(await findPerson(tx.db, visibleBalances(tx.actor), id))
    const type = await findLeaveType(tx.db, leaveTypeId)
    if (type?.status !== 1) throw fail(errors.balanceTypeUnknown)
    const [rows, province] = [await findTypeDays(tx.db, [leaveTypeId]), await findProvince(tx.db)]
    const worksSince = person.recorded_since ?? person.starts_on
    const facts = { isEarned: type.is_earned, rows, province, worksSince, account: NOTHING }
    const { entitled, isUnrecorded } = balanceOn(judgedOn(year, dayInChina(tx.now())), facts)
    if (isUnrecorded) throw fail(leaveTypeErrors.leaveDaysUnrecorded, { type: labelIn(tx.language, type.name, type.name_en) })
    if (entitled === null) throw fail(errors.balanceUnlimited)
    await openAccounts(tx.db, { traineeId: id, typeId: leaveTypeId }, [{ year, entitled }], tx.now())
    const account = (await findAccountForUpdate(tx.db, id, leaveTypeId, year))!
    const used = Number(account.used) + Number(account.used_before)
    if (Number(account.granted) + days < used) throw fail(errors.balanceBelowUsed, { used })
    await tx.db
      .updateTable('leave_accounts')
      .set((e) => ({ adjusted: e('adjusted', '+', String(days)), updated_at: tx.now(), version: account.version + 1 }))
      .where('id', '=', account.id)
      .execute()
    const change = { account_id: account.id, days, kind, reason, created_by: tx.actor.userId, created_at: tx.now() }
    await tx.db.insertInto('leave_account_changes').values(change).execute()
    const detail = { traineeId: id, leaveTypeId, year, kind, days, reason }
    await tx.audit({ action: 'absence.balance.adjust', entity: 'leaveAccount', entityId: account.id, detail })
    return null
  })

/** Records the first day of work, by which days of seniority are computed. */
export const setWorksSince = (ctx: SignedCtx, { id, worksSince }: { id: number; worksSince: string }) =>
  inTransaction(ctx, async (tx) => {
    const person = found(await findPerson(tx.db, visibleBalances(tx.actor), id))
    if (worksSince > dayInChina(tx.now())) throw fail(errors.worksSinceAhead)
    await tx.db
      .insertInto('leave_people')
      .values({ trainee_id: id, works_since: worksSince, updated_at: tx.now() })
      .onConflict((on) =>
        on.column('trainee_id').doUpdateSet((e) => ({
          ...{ works_since: worksSince, updated_at: tx.now() },
          version: e('leave_people.version', '+', 1),
        })),
      )
      .execute()
    const detail = { before: { worksSince: person.recorded_since }, after: { worksSince } }
    await tx.audit({ action: 'absence.balance.worksSince', entity: 'trainee', entityId: id, detail })
    return null
  })
