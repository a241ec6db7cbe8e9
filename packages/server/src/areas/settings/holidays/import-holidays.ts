import { settingsErrors } from '@residency/contract/areas/settings/errors'
import type { HolidayFile } from '@residency/contract/areas/settings/holiday.contract'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { clearYear, putPublished, updateYear } from './holiday.queries.ts'
import { getHolidayYear } from './holiday-years.ts'
import { changingPaper, lockCalendar, type Version } from './lock-calendar.ts'
import { shippedYear } from './shipped-years.ts'

type Wish = Version & { keepEdits: boolean }

/** Takes a year over as it was published: what was published before falls, what was edited by hand stays unless it is given up. */
export async function importHolidayYear(ctx: SignedCtx, input: Wish & { file: HolidayFile }) {
  const { year, days, papers } = input.file
  if (days.length === 0) throw fail(settingsErrors.yearUnpublished, { year })
  return inTransaction(ctx, async (tx) => {
    await lockCalendar(tx, year, input)
    await changingPaper(tx.db, year, tx.now(), async () => {
      await clearYear(tx.db, year, input.keepEdits)
      await putPublished(tx.db, year, days)
    })
    await updateYear(tx.db, year, { source: 'imported', papers }, tx.now())
    const detail = { year, days: days.length, papers, keepEdits: input.keepEdits }
    await tx.audit({ action: 'settings.holiday.import', entity: 'holiday', entityId: year, detail })
    return getHolidayYear(tx, { year })
  })
}
/** The same with the file that this installation brings along. */
export async function importShippedYear(ctx: SignedCtx, { year, ...wish }: Wish & { year: number }) {
  const file = shippedYear(year)
  if (!file) throw fail(settingsErrors.yearNotShipped, { year })
  return importHolidayYear(ctx, { ...wish, file })
}
