import type { Db } from '../packages/server/src/platform/db/pool.ts'

/**
 * Makes a day a working day by hand, as the office does for a make-up day. A journey that takes leave today walks the same way on a
 * Saturday and on a holiday, when nobody needs leave.
 */
export async function declareWorkingDay(db: Db, day: string) {
  const year = Number(day.slice(0, 4))
  await db
    .insertInto('calendar_years')
    .values({ year, source: 'generated', changed_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('calendar_days')
    .values({ day, of_year: year, edited_kind: 'work' })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ edited_kind: 'work' }))
    .execute()
}
