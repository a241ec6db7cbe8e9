import { settingsErrors } from '@residency/contract/areas/settings/access'
import type { HolidayFile } from '@residency/contract/areas/settings/holidays/holiday.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { changeYear, type Version } from './change-year.ts'
import { changePublishedDays, clearYear, putPublished } from './holiday.queries.ts'
import { shippedYear } from './shipped-years.ts'

type Preference = Version & { keepEdits: boolean }

/**
 * Imports a published year: replaces earlier published days; manual edits stay unless discarded.
 */
export async function importHolidayYear(
  ctx: SignedCtx,
  { file, keepEdits, version }: Preference & { file: HolidayFile },
) {
  const { year, days, papers } = file
  if (days.length === 0) throw fail(settingsErrors.yearUnpublished, { year })

  return changeYear(
    ctx,
    { version },
    {
      year,
      action: 'import',
      detail: { keepEdits },
      write: async (db, now) => {
        await changePublishedDays(db, year, now, async () => {
          await clearYear(db, year, keepEdits)
          await putPublished(db, year, days)
        })

        return { source: 'imported', papers }
      },
    },
  )
}

/** The same from the file shipped with this version. */
export async function importShippedYear(
  ctx: SignedCtx,
  { year, ...preference }: Preference & { year: number },
) {
  const file = shippedYear(year)
  if (!file) throw fail(settingsErrors.yearNotShipped, { year })

  return importHolidayYear(ctx, { ...preference, file })
}
