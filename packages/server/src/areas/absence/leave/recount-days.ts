import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { findCalendar } from '../../settings/settings.public.ts'
import { countDays, totalOf } from '../types/days.rules.ts'
import { findProvisional, findProvisionalYears } from './reminders.queries.ts'
import { findSettled } from './settle.queries.ts'
import { settle } from './settle.ts'
import { spanOf } from './settled-of.ts'

/** Counts provisional days anew once the holidays of their year are published, and tells the trainees whose days changed. */
export const recountDays = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const years = await findProvisionalYears(tx.db)
    const [first, last] = [Math.min(...years), Math.max(...years)]
    if (years.length === 0) return 0
    const calendar = await findCalendar(tx.db, `${first}-01-01`, `${last}-12-31`)
    const published = years.filter((year) => !calendar.unpublishedYears.includes(year))
    const rows = published.length > 0 ? await findProvisional(tx.db, published) : []
    const before = new Map(
      (
        await findSettled(
          tx.db,
          rows.map(({ id }) => id),
        )
      ).map((one) => [one.id, totalOf(one.years)]),
    )
    const items = rows.map((a) => ({
      ...{ id: a.id, traineeId: a.trainee_id, typeId: a.leave_type_id, title: a.type, state: a.state, span: spanOf(a) },
      years: countDays(spanOf(a), a.counted_by as 'working', calendar).filter(({ days }) => days > 0),
      extensionDays: a.extension_days,
    }))
    await settle(tx, items)
    const changed = items.flatMap(({ id, years: now }, i) => {
      const [a, was, days] = [rows[i]!, before.get(id) ?? 0, totalOf(now)]
      const values = { type: a.type, from: a.starts_on, until: a.ends_on, before: String(was), days: String(days) }
      return was === days ? [] : [{ userId: a.user_id, values, valuesEn: { type: a.type_en ?? a.type }, path: '/daily/leave' }]
    })
    await notify(tx, 'leave.recount', changed)
    return rows.length
  })
