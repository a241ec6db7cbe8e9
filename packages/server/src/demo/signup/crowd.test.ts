import { expect, test } from 'vitest'
import { openServer } from '../../testing/server/open-server.ts'

const server = await openServer({ hospital: 'whole' })

test('the demo has an intake in each state and its applicants are where their history says', async () => {
  const states = await server.db.selectFrom('intakes').select('state').orderBy('state').execute()

  expect(new Set(states.map((one) => one.state))).toEqual(
    new Set(['draft', 'open', 'closed', 'admitting', 'published', 'finished']),
  )

  const placed = await server.db
    .selectFrom('placements')
    .select('registrationId')
    .where('origin', '=', 'run')
    .execute()

  expect(placed.length).toBeGreaterThan(5)

  const { rows } = await server.asOwner(`select r.id from registrations r
    where r.state not in ('draft', 'enrolled') and r.real_name <> '刘子墨'
    and r.state is distinct from (select h.to_state from flow_history h where h.flow = 'registration' and h.record_id = r.id order by h.id desc limit 1)`)

  expect(rows).toEqual([])

  const mentors =
    await server.asOwner(`select e.id from mentor_entries e where not exists (select from teacher_library l
    join teacher_profiles p on p.user_id = l.user_id join teacher_certificates c on c.user_id = l.user_id where l.user_id = e.user_id)`)

  expect(mentors.rows, 'mentors who are no teachers').toEqual([])
})
