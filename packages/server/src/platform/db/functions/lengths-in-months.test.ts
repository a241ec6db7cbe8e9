import { addDays, eachDay, lastDayOfMonths } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const LENGTHS = [1, 2, 3, 6, 11, 12, 13, 24, 36, 60, 120]
const STARTS = eachDay('2023-12-01', '2028-03-31')

test('the database ends a length in months on the same day as the kernel', async () => {
  const { rows } = await sql<{ startsOn: string; months: number; endsOn: string }>`
    select s.starts_on::date, m.months, last_day_of_months(s.starts_on::date, m.months) as ends_on
    from unnest(${STARTS}::text[]) as s (starts_on),
      unnest(${LENGTHS}::int[]) as m (months)`.execute(server.db)

  expect(rows).toHaveLength(STARTS.length * LENGTHS.length)
  expect(rows.filter((row) => row.endsOn !== lastDayOfMonths(row.startsOn, row.months))).toEqual([])
})

test.each([
  ['2026-08-31', 6, 0, '2027-02-28'],
  ['2026-09-01', 36, 0, '2029-08-31'],
  ['2027-02-28', 12, 10, '2028-03-08'],
])(
  'a training from %s over %i months and %i more days ends on %s',
  async (startsOn, months, extensionDays, end) => {
    const { rows } = await sql<{ plannedEnd: string }>`
    update trainees set starts_on = ${startsOn}, length_months = ${months},
    extension_days = ${extensionDays}
    where id = (select min(id) from trainees) returning planned_end`.execute(server.db)

    expect(rows).toEqual([{ plannedEnd: end }])
    expect(addDays(lastDayOfMonths(startsOn, months), extensionDays)).toBe(end)
  },
)
