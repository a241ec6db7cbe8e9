import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { findCalendar } from '../../settings/settings.public.ts'
import { countDays, totalOf } from '../types/days.rules.ts'
import { blanks, notifyAbout, ownPathOf } from './leave-recipients.ts'
import { findProvisional, findProvisionalYears } from './reminders.queries.ts'
import { findSettled } from './settle.queries.ts'
import { settle } from './settle.ts'
import { spanOf, titleOf } from './settled-of.ts'

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
      ...{ id: a.id, traineeId: a.trainee_id, typeId: a.leave_type_id, title: titleOf(a), state: a.state, span: spanOf(a) },
      years: countDays(spanOf(a), a.counted_by, calendar).filter(({ days }) => days > 0),
      extensionDays: a.extension_days,
    }))
    await settle(tx, items)
    const changed = items.flatMap(({ id, years: now }, i) => {
      const [a, was, days] = [rows[i]!, before.get(id) ?? 0, totalOf(now)]
      return was === days ? [] : [{ ...a, id, more: { before: String(was), days: String(days) } }]
    })
    await notifyAbout(tx, 'recount', changed, (a) => [{ userId: a.owner_user_id, ...blanks(a, a.more), path: ownPathOf(a) }])
    return rows.length
  })
