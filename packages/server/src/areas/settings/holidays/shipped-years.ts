import {
  type HolidayFile,
  holidayFile,
} from '@residency/contract/areas/settings/holidays/holiday.contract'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { readSeedFile } from '../../../platform/seed-files.ts'
import { changePublishedDays, putPublished } from './holiday.queries.ts'

/** Years with shipped files; a file without days means the year is not published yet. */
const SHIPPED = [2023, 2024, 2025, 2026, 2027]
let files: ReadonlyMap<number, HolidayFile> | undefined

const shippedFiles = () => {
  files ??= new Map(
    SHIPPED.map((year) => [
      year,
      holidayFile.parse(JSON.parse(readSeedFile(`holidays/holiday-cn-${year}.json`))),
    ]),
  )

  return files
}

export const shippedYears = (): readonly number[] => SHIPPED
export const shippedYear = (year: number) => shippedFiles().get(year)

/** The shipped state of a year; null if none exists. */
export function shippedState(year: number): 'published' | 'unpublished' | null {
  const file = shippedYear(year)
  if (!file) return null

  return file.days.length ? 'published' : 'unpublished'
}

/** Adds published years missing from the calendar; years with a decision stay unchanged. */
export async function fillHolidays(db: Db, now: Date) {
  for (const [year, file] of shippedFiles()) {
    if (file.days.length === 0) continue
    await db.transaction().execute(async (tx) => {
      const made = await tx
        .insertInto('calendarYears')
        .values({ year, source: 'imported', papers: file.papers })
        .onConflict((c) => c.doNothing())
        .returning('year')
        .executeTakeFirst()
      if (made) await changePublishedDays(tx, year, now, () => putPublished(tx, year, file.days))
    })
  }
}
