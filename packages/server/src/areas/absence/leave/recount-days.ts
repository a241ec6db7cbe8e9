import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { findCalendar } from '../../settings/settings.public.ts'
import { countDays, keptYears, totalOf } from '../types/days.rules.ts'
import { blanks, notifyAbout, notifyOffice, ownPathOf } from './leave-recipients.ts'
import { findOverdrawn, markShort } from './overdrawn.ts'
import { findProvisional, findProvisionalYears, type ProvisionalRow } from './reminders.queries.ts'
import { findSettled } from './settle.queries.ts'
import { settle } from './settle.ts'
import { spanOf, titleOf } from './settled-of.ts'

/** Absences with provisional days of years whose holidays are published by now, locked. */
async function findToRecount(tx: SignedCtx): Promise<ProvisionalRow[]> {
  const years = await findProvisionalYears(tx.db)
  if (years.length === 0) return []
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const { unpublishedYears } = await findCalendar(tx.db, `${first}-01-01`, `${last}-12-31`)
  const published = years.filter((year) => !unpublishedYears.includes(year))
  return published.length > 0 ? findProvisional(tx.db, published) : []
}
/** The days of absences by today's calendar, all years of each: one over New Year has a year that was published before. */
async function recounted(tx: SignedCtx, rows: readonly ProvisionalRow[]) {
  const from = rows.reduce((day, a) => (a.starts_on < day ? a.starts_on : day), rows[0]!.starts_on)
  const until = rows.reduce((day, a) => (a.ends_on > day ? a.ends_on : day), rows[0]!.ends_on)
  const calendar = await findCalendar(tx.db, from, until)
  return rows.map((a) => ({
    ...{ id: a.id, traineeId: a.trainee_id, typeId: a.leave_type_id, title: titleOf(a), state: a.state, span: spanOf(a) },
    years: keptYears(countDays(spanOf(a), a.counted_by, calendar)),
    extensionDays: a.extension_days,
  }))
}

/**
 * Counts provisional days anew once the holidays of their year are published, and tells the trainees whose days changed. What an account has
 * no days for keeps its days and its mark; the office and the trainee are told once, and it is tried again every time.
 */
export const recountDays = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const rows = await findToRecount(tx)
    if (rows.length === 0) return 0
    const known = await findSettled(
      tx.db,
      rows.map(({ id }) => id),
    )
    const items = await recounted(tx, rows)
    const short = await findOverdrawn(tx.db, items, known)
    await settle(
      tx,
      items.filter(({ id }) => !short.has(id)),
    )
    await markShort(
      tx.db,
      rows.map(({ id }) => id),
      [...short],
      dayInChina(tx.now()),
    )
    const before = new Map(known.map((one) => [one.id, totalOf(one.years)]))
    const changed = items.flatMap(({ id, years }, i) => {
      const [was, days] = [before.get(id) ?? 0, totalOf(years)]
      return was === days ? [] : [{ ...rows[i]!, more: { before: String(was), days: String(days) } }]
    })
    const settled = changed.filter((a) => !short.has(a.id))
    const shortNow = changed.filter((a) => short.has(a.id) && a.short_on === null)
    await notifyAbout(tx, 'recount', settled, (a) => [{ userId: a.owner_user_id, ...blanks(a, a.more), path: ownPathOf(a) }])
    await notifyAbout(tx, 'recountShort', shortNow, (a) => [{ userId: a.owner_user_id, ...blanks(a, a.more), path: ownPathOf(a) }])
    await notifyOffice(tx, 'recountShortOffice', shortNow)
    return rows.length - short.size
  })
