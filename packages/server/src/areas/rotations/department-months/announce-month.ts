import { firstDayOf, monthAfter, monthOf } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { peopleOfDepartment } from '../../organisation/organisation.public.ts'
import { blockNotices } from '../blocks/block-notices.seed.ts'

/** Departments are notified of the next month from this day of the month on. */
const FROM_DAY = 20
type Arrival = { id: number; name: string; nameEn: string | null; count: number; userId: number }

/**
 * Who answers for departments in which trainees arrive in a month. Only those without a notice of
 * it.
 */
async function findUnannounced(db: Db, month: string): Promise<Arrival[]> {
  const { rows } = await sql<Arrival>`with arrivals as (
      select department_id, count(*)::int as count from rotation_blocks
      where state = 'planned' and starts_on >= ${month}
        and starts_on < (${month}::date + interval '1 month') group by department_id),
    people as (select distinct a.department_id as id, p.user_id from arrivals a
      cross join lateral ${peopleOfDepartment('a.departmentId')} p)
    select d.id, d.name, d.name_en, a.count, p.user_id
    from arrivals a join departments d on d.id = a.department_id join people p on p.id = d.id
    where not exists (select from notices n where n.user_id = p.user_id
      and n.kind = ${blockNotices.nextMonth.kind}
      and n.path = '/rotation/month?month=' || to_char(${month}::date, 'YYYY-MM') || '&departmentId=' || d.id)`.execute(
    db,
  )

  return rows
}

/** Notifies departments once who comes next month. */
export const announceMonth = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    if (Number(today.slice(8)) < FROM_DAY) return 0

    // two processes notify nobody twice
    await sql`select pg_advisory_xact_lock(hashtext('rotation_month'))`.execute(tx.db)

    const next = firstDayOf(monthAfter(today, 1))
    const month = monthOf(next)
    const arrivals = await findUnannounced(tx.db, next)

    const notices = arrivals.map(({ id, name, nameEn, count, userId }) => ({
      userId,
      values: { department: name, month, count: String(count) },
      valuesEn: { department: nameEn ?? name },
      path: `/rotation/month?month=${month}&departmentId=${id}`,
    }))

    await notify(tx, blockNotices.nextMonth, notices)

    return notices.length
  })
