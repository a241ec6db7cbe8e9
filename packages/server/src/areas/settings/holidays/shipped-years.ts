import { type HolidayFile, holidayFile } from '@residency/contract/areas/settings/holiday.contract'
import type { Db } from '../../../platform/db/pool.ts'
import { readSeedFile } from '../../../platform/seed-files.ts'
import { changePublishedDays, putPublished } from './holiday.queries.ts'

/** Years whose files come with the program; a file without days says that the year is not published yet. */
const SHIPPED = [2023, 2024, 2025, 2026, 2027]
let files: ReadonlyMap<number, HolidayFile> | undefined

const shippedFiles = () => {
  files ??= new Map(SHIPPED.map((year) => [year, holidayFile.parse(JSON.parse(readSeedFile(`holidays/holiday-cn-${year}.json`)))]))
  return files
}
export const shippedYears = (): readonly number[] => SHIPPED
export const shippedYear = (year: number) => shippedFiles().get(year)
/** What is brought along for a year; null when nothing is. */
export function shippedState(year: number): 'published' | 'unpublished' | null {
  const file = shippedYear(year)
  return file ? (file.days.length ? 'published' : 'unpublished') : null
}

/** Adds published years that the calendar does not have; a year somebody decided about is left alone. */
export async function fillHolidays(db: Db, now: Date) {
  for (const [year, file] of shippedFiles()) {
    if (file.days.length === 0) continue
    await db.transaction().execute(async (tx) => {
      const made = await tx
        .insertInto('calendar_years')
        .values({ year, source: 'imported', papers: file.papers })
        .onConflict((c) => c.doNothing())
        .returning('year')
        .executeTakeFirst()
      if (made) await changePublishedDays(tx, year, now, () => putPublished(tx, year, file.days))
    })
  }
}
