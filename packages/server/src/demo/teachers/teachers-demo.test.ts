import { qualificationFlow } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { beforeAll, expect, test } from 'vitest'
import { yearInChina } from '../../platform/clock.ts'
import { fillDemoParts } from '../../testing/fill-demo-parts.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { fillTeachersDemo } from './teachers.demo.ts'

const server = await openServer()

// one transaction, as at the first start: the constraints that wait for its end hold too
beforeAll(() => fillDemoParts(server, [fillTeachersDemo]))

const rows = async <T>(query: string) => (await server.asOwner(query)).rows as T[]

const totalOf = async (path: string) => {
  const { status, data } = await (await server.as('bhb')).get(path)
  expect(status, path).toBe(200)

  return (data as { total: number }).total
}

test('eighty teachers of five bases stand in every state of the flow, as their history says', async () => {
  const people = await rows<{ count: string }>(
    `select count(*) from users where username like 'faculty-%'`,
  )

  expect(Number(people[0]!.count)).toBe(80)

  const states = await rows<{ state: string }>('select distinct state from teacher_qualifications')

  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(qualificationFlow.states))

  for (const [flow, table] of [
    ['qualification', 'teacher_qualifications'],
    ['certificateRecord', 'teacher_certificate_records'],
    ['teacherChange', 'teacher_change_records'],
    ['exchange', 'teacher_exchanges'],
    ['dutyRecord', 'teaching_records'],
    ['trainingBase', 'teacher_training_bases'],
    ['trainingClass', 'teacher_classes'],
  ])
    expect(
      await rows(`select r.id, r.state from ${table} r left join lateral (select to_state from flow_history h
        where h.flow = '${flow}' and h.record_id = r.id order by h.id desc limit 1) h on true
        where r.state <> coalesce(h.to_state, case '${flow}' when 'qualification' then 'draft' else 'submitted' end)`),
      flow,
    ).toEqual([])
})

test('its lists and figures show something: ends to come, what waits, a month to compare with', async () => {
  expect(await totalOf('/teacherLibrary/page')).toBe(50)
  expect(await totalOf('/teacherLibrary/page?ending=1')).toBe(5)

  for (const state of ['expired', 'removed'])
    expect(await totalOf(`/teacherLibrary/page?state=${state}`)).toBeGreaterThan(2)
  for (const state of ['valid', 'expiring', 'expired'])
    expect(await totalOf(`/teacherCertificate/page?validity=${state}`), state).toBeGreaterThan(0)

  const year = yearInChina(server.clock.now) - 1

  for (const result of ['excellent', 'qualified', 'none'])
    expect(
      await totalOf(`/teacherLibrary/assessment?year=${year}&result=${result}`),
      result,
    ).toBeGreaterThan(0)

  expect((await (await server.as('bhb')).get('/api/v1/teacher-situation')).data).toMatchObject({
    total: { teachers: 50 },
    before: { month: '2026-10', teachers: 49 },
  })

  const duties = (
    await (await server.as('bhb')).get('/api/v1/teaching-duties/page?month=2026-10&pageSize=50')
  ).data

  for (const state of ['met', 'missing'])
    expect(JSON.stringify(duties), state).toContain(`"state":"${state}"`)

  const months = await rows<{ month: string; teachers: number }>(
    'select month::text, sum(teachers)::int as teachers from teacher_situation_months group by month order by month',
  )

  expect(months).toHaveLength(4)
  expect(months.at(-1)!.teachers).toBe(50)
  expect(months[0]!.teachers).toBeLessThan(49)
})

test('nothing of it has happened after the server’s time', async () => {
  const now = server.clock.now.toISOString()
  for (const [table, column] of [
    ['flow_history', 'at'],
    ['teacher_qualifications', 'updated_at'],
    ['teacher_certificate_records', 'updated_at'],
    ['teaching_records', 'held_on'],
    ['teacher_assessments', 'created_at'],
    ['teacher_leaders', 'created_at'],
  ])
    expect(
      await rows(`select * from ${table} where ${column} > '${now}'::timestamptz`),
      `${table}.${column}`,
    ).toEqual([])
})
