import { leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import { beforeAll, expect, test } from 'vitest'
import { dayInChina } from '../../platform/clock.ts'
import { fillDemoParts } from '../../testing/fill-demo-parts.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { fillRotationsDemo } from '../rotations/rotations.demo.ts'
import { fillStandardsDemo } from '../standards/standards.demo.ts'
import { fillTeachersDemo } from '../teachers/teachers.demo.ts'
import { fillAbsenceDemo } from './absence.demo.ts'

const server = await openServer()
let today: string

beforeAll(async () => {
  today = dayInChina(server.clock.now)
  await fillDemoParts(server, [
    fillStandardsDemo,
    fillTeachersDemo,
    fillRotationsDemo,
    fillAbsenceDemo,
  ])
})

const rows = async <T = Record<string, unknown>>(query: string) =>
  (await server.asOwner(query)).rows as T[]

test('about 120 trainees have absences of every kind and state, of two years and over New Year', async () => {
  const [cohorts] = await rows<{ count: string }>(
    'select count(*) from trainees where cohort_id is not null',
  )

  expect(Number(cohorts!.count)).toBeGreaterThanOrEqual(118)

  const states = (await rows<{ state: string }>('select distinct state from absences')).map(
    ({ state }) => state,
  )

  expect(new Set([...states, 'draft'])).toEqual(new Set(leaveFlow.states))
  expect(
    (await rows(`select id from absences where starts_on < '${today}'::date - 600`)).length,
  ).toBeGreaterThan(20)

  expect(
    (
      await rows(
        `select id from absences where date_part('year', starts_on) < date_part('year', ends_on)`,
      )
    ).length,
  ).toBeGreaterThan(3)

  expect(
    await rows(
      `select id from absences where state in ('recorded', 'confirmed', 'reported') and ends_on > '${today}'`,
    ),
  ).toEqual([])
})

test('accounts hold the days of the absences that hold days, and the timetable those that are approved', async () => {
  expect(
    await rows(`select id from leave_accounts l where used <> (select coalesce(sum(d.days), 0) from absence_days d join absences a on a.id = d.absence_id
      where d.is_held and a.trainee_id = l.trainee_id and a.leave_type_id = l.leave_type_id and d.year = l.year)`),
  ).toEqual([])

  expect(
    await rows(`select a.id from absences a left join rotation_absences r on r.absence_id = a.id
      where (r.id is not null) <> (a.state in ('approved', 'revokeRequested', 'reported', 'confirmed')
        and a.starts_on + (a.starts_half = 'pm')::int <= a.ends_on - (a.ends_half = 'am')::int)`),
  ).toEqual([])

  expect(
    await rows(
      `select t.id from trainees t join absences a on a.trainee_id = t.id where a.extension_days > t.extension_days`,
    ),
  ).toEqual([])

  expect(await rows(`select id from absences where extension_days > 100`)).toHaveLength(1)
})

test('the history of each leads to its state by steps that the flow knows, and steps wait where the flow says', async () => {
  const history = await rows<{
    recordId: string
    action: string
    fromState: string
    toState: string
  }>(
    `select record_id, action, from_state, to_state from flow_history where flow = 'leave' order by record_id, at, id`,
  )

  const reached = new Map<string, string>()

  for (const { recordId, action, fromState, toState } of history) {
    const { from, to } = leaveFlow.actions[action as 'submit']

    expect(from as readonly string[], action).toContain(fromState)
    expect(toState).toBe(to)
    expect(fromState).toBe(reached.get(recordId) ?? 'draft')

    reached.set(recordId, toState)
  }

  const absences = await rows<{ id: string; state: string }>('select id, state from absences')

  expect(absences.filter(({ id, state }) => reached.get(id) !== state)).toEqual([])

  expect(
    await rows(`select a.id from absences a where a.waits_step is distinct from
      case when a.state in ('submitted', 'supervisorPassed', 'departmentPassed', 'basePassed')
        then (select s.step from absence_steps s where s.absence_id = a.id and s.outcome is null order by s.rank limit 1) end`),
  ).toEqual([])
})

test('every reviewer has something to decide, and situations and a departure are at several steps', async () => {
  for (const name of ['teacher', 'base', 'base2', 'bhb'])
    expect(
      ((await (await server.as(name)).get('/api/v1/leaves?waiting=1')).data as { total: number })
        .total,
      name,
    ).toBeGreaterThan(0)

  const situations = await rows<{ state: string }>('select distinct state from trainee_situations')

  expect(situations.map(({ state }) => state).sort()).toEqual([
    'basePassed',
    'ended',
    'inForce',
    'officePassed',
    'rejected',
    'submitted',
  ])

  expect(
    await rows(
      `select d.id from trainee_departures d join trainees t on t.id = d.trainee_id where d.left_at is not null and t.status = 'departed'`,
    ),
  ).toHaveLength(1)
})
