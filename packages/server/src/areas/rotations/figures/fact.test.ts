import type { Fact } from '@residency/contract/areas/rotations/figures/fact.contract'
import type { LoadRow } from '@residency/contract/areas/rotations/figures/load.contract'
import { expect, test } from 'vitest'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { compareFacts, totalOf } from './fact.rules.ts'

const stay = (
  departmentId: number,
  state: string,
  from: string,
  until: string,
  isRepeated = false,
) => ({
  departmentId,
  state,
  from,
  until,
  isRepeated,
})

test('plan and fact by department: done, running, to come, failed without a repeat, and the rest is missing', () => {
  const plan = [
    { departmentId: 1, months: 3, name: null },
    { departmentId: 2, months: 2, name: null },
    { departmentId: null, months: 1, name: '选轮一' },
  ]

  const stays = [
    stay(1, 'passed', '2026-01-01', '2026-01-31'),
    stay(1, 'entered', '2026-11-01', '2026-11-30'),
    stay(1, 'failed', '2026-02-01', '2026-02-28'),
    stay(2, 'failed', '2026-03-01', '2026-03-31', true),
    stay(2, 'planned', '2027-01-01', '2027-02-28'),
    stay(3, 'planned', '2026-05-01', '2026-05-31'),
  ]

  const lines = compareFacts(plan, stays, '2026-11-20')

  expect(lines).toEqual([
    {
      departmentId: 1,
      name: null,
      planned: 3,
      done: 1,
      running: 1,
      ahead: 0,
      failed: 1,
      missing: 1,
    },
    {
      departmentId: 2,
      name: null,
      planned: 2,
      done: 0,
      running: 0,
      ahead: 2,
      failed: 0,
      missing: 0,
    },
    {
      departmentId: null,
      name: '选轮一',
      planned: 1,
      done: 0,
      running: 0,
      ahead: 0,
      failed: 0,
      missing: 1,
    },
    {
      departmentId: 3,
      name: null,
      planned: 0,
      done: 0,
      running: 0,
      ahead: 0,
      failed: 0,
      missing: 0,
    },
  ])

  expect(totalOf(lines)).toEqual({
    planned: 6,
    done: 1,
    running: 1,
    ahead: 2,
    failed: 1,
    missing: 2,
  })

  expect(totalOf(compareFacts(null, stays, '2026-11-20')).planned).toBe(5)
})

const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 2 })

test('plan and fact of the reader’s bases are listed, read one by one and exported', async () => {
  const { traineeId } = fixtures.trainees[0]!

  await aBlock(server, {
    traineeId,
    departmentId: fixtures.departmentId,
    from: '2026-09-01',
    until: '2026-10-31',
    state: 'passed',
  })

  const read = async (who: string, path: string) =>
    (await server.as(who)).get(`/api/v1/rotationFacts/${path}`)

  expect((await read('base', `${traineeId}/form`)).data as Fact).toMatchObject({
    planned: 2,
    done: 2,
    lines: [{ department: '住院药房', done: 2 }],
  })

  expect(await read('base2', `${traineeId}/form`)).toMatchObject({ status: 404 })
  expect(await read('dept', 'page')).toMatchObject({ code: 'A0301' })
  expect((await read('base', '_export')).status).toBe(200)
})

test('the load of a department is the fullest day of each month, with its capacity, in the reader’s scope', async () => {
  const { departmentId } = fixtures

  for (const [at, until] of [
    [0, '2028-02-10'],
    [1, '2028-03-31'],
  ] as const)
    await aBlock(server, {
      traineeId: fixtures.trainees[at]!.traineeId,
      departmentId,
      from: at ? '2028-02-01' : '2028-01-15',
      until,
    })

  const read = async (who: string) => {
    const { departments } = (await (await server.as(who)).get('/api/v1/rotationLoad?from=2028-01'))
      .data as { departments: LoadRow[] }
    return departments
  }

  for (const who of ['bhb', 'base', 'dept']) {
    const own = (await read(who)).find(({ id }) => id === departmentId)
    expect(own?.cells.slice(0, 4).map(({ seats }) => seats)).toEqual([1, 2, 1, 0])
  }

  expect((await read('base2')).some(({ id }) => id === departmentId)).toBe(false)
  expect(
    (await (await server.as('bhb')).get('/api/v1/rotationLoad/_export?from=2028-01')).status,
  ).toBe(200)
})

test('a department that has seats for one month only is in the load as in that month', async () => {
  const { departmentId } = fixtures
  const { rows } = await server.asOwner(
    `select capacity from departments where id = ${departmentId}`,
  )
  const before = (rows[0] as { capacity: number | null }).capacity

  await server.asOwner(
    `update departments set capacity = null where id = ${departmentId};
     insert into department_months (department_id, month, seats, updated_by) select ${departmentId}, '2029-02-01', 3, id from users where username = 'bhb'`,
  )

  const office = await server.as('bhb')

  const isIn = async (path: string) =>
    ((await office.get(path)).data as { departments: { id: number }[] }).departments.some(
      ({ id }) => id === departmentId,
    )

  expect([
    await isIn('/api/v1/rotationLoad?from=2029-02'),
    await isIn('/api/v1/rotationMonth?month=2029-02'),
  ]).toEqual([true, true])

  expect([
    await isIn('/api/v1/rotationLoad?from=2029-03'),
    await isIn('/api/v1/rotationMonth?month=2029-03'),
  ]).toEqual([false, false])

  await server.asOwner(
    `delete from department_months where department_id = ${departmentId};
     update departments set capacity = ${before} where id = ${departmentId}`,
  )
})
