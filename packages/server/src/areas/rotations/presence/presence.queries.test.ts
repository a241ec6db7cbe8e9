import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'
import { daysOfStay, isWithin } from './presence.queries.ts'

const server = await openServer({ hospital: 'whole' })

test('the days of a stay are those on which it takes place, also of trainings that ended', async () => {
  await server.asOwner(`
    update trainees set status = 'departed', status_since = starts_on + 300 where id % 5 = 1;
    update trainees set status = 'departed', status_since = null where id % 5 = 2;
    update trainees set starts_on = starts_on + 20 where id % 5 = 3`)

  const day = sql`days.day`
  const { first, last } = daysOfStay()

  const { rows } = await sql<{ judged: number; present: number; wrong: number }>`
    select count(*) as judged,
      count(*) filter (where ${isWithin(day, day)}) as present,
      count(*) filter (where ${isWithin(day, day)} <> (days.day between ${first} and ${last}))
        as wrong
    from rotation_blocks b join trainees t on t.id = b.trainee_id
      cross join lateral (select unnest(array[b.starts_on - 1, b.starts_on, b.starts_on + 15,
        b.ends_on, b.ends_on + 1, t.starts_on, t.status_since - 1, t.status_since, t.planned_end,
        t.planned_end - 1]) as day) days
    where days.day is not null`.execute(server.db)

  expect(rows[0]!.wrong).toBe(0)
  expect(rows[0]!.present).toBeGreaterThan(500)
  expect(rows[0]!.judged).toBeGreaterThan(rows[0]!.present)
})
