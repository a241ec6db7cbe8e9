import { beforeAll, expect, test } from 'vitest'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { addWorkFixtures } from '../../../testing/builders/work-fixtures.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type Stay = {
  workloadShare: number | null
  workloadCounted: number | null
  state: string
  version: number
}

const PATH = '/api/v1/rotationBlocks'
const server = await openServer()
const fixtures = await addWorkFixtures(server)

beforeAll(async () => {
  server.clock.now = new Date('2026-12-02T10:00:00Z')
  await server.db
    .updateTable('rotationBlocks')
    .set({ state: 'exitRequested' })
    .where('id', 'in', fixtures.blocks)
    .execute()
})

const log = (
  at: 0 | 1,
  requirement: 0 | 1,
  count: number,
  state: ColumnValue<'workloadEntries', 'state'>,
  first = 0,
) =>
  server.db
    .insertInto('workloadEntries')
    .values(
      Array.from({ length: count }, (_, n) => ({
        traineeId: fixtures.trainees[at]!.traineeId,
        blockId: fixtures.blocks[at]!,
        departmentId: fixtures.departmentId,
        role: 'performed',
        requirementId: fixtures.requirements[requirement],
        kind: (['skill', 'basic'] as const)[requirement]!,
        item: '血培养接种',
        state,
        caseDay: '2026-11-02',
        writtenAt: server.clock.now,
        marks: [],
        key: `00000000-0000-4000-8${requirement}0${at}-${state.length}${String(first + n).padStart(11, '0')}`,
      })),
    )
    .execute()

const stay = async (at: 0 | 1) => {
  const reply = await (await server.as('dept')).get(`${PATH}/${fixtures.blocks[at]}/form`)
  expect(reply, reply.msg).toMatchObject({ status: 200 })

  return reply.data as Stay
}

const scores = { theoryScore: 82, skillScore: 75.5, dailyScore: 90, absenceDays: 1 }

const act = async (
  at: 0 | 1,
  action: string,
  more: object = {},
  who = fixtures.mentors[0]!.username,
) =>
  (await server.as(who)).post(`${PATH}/${fixtures.blocks[at]}/act`, {
    action,
    version: (await stay(at)).version,
    ...more,
  })

test('the exit of a stay takes its workload from what is passed of the entries, until the result is confirmed', async () => {
  await log(0, 0, 12, 'passed')
  await log(0, 1, 1, 'passed')
  await log(0, 1, 2, 'submitted')
  expect(await stay(0)).toMatchObject({ workloadCounted: 78.5, workloadShare: 78.5 })
  expect((await act(0, 'assess', scores)).status).toBe(200)
  expect(await stay(0)).toMatchObject({ workloadShare: 78.5 })

  await server.asOwner(
    `update workload_entries set state = 'passed' where trainee_id = ${fixtures.trainees[0]!.traineeId}`,
  )
  expect(await stay(0)).toMatchObject({ workloadShare: 92.8 })
  expect((await act(0, 'pass', {}, 'dept')).data).toMatchObject({ state: 'passed' })

  await log(0, 1, 1, 'passed', 50)
  expect(await stay(0)).toMatchObject({ state: 'passed', workloadShare: 92.8 })
})

test('where nothing was logged nothing is done of what is required, for any number that is sent', async () => {
  expect(await stay(1)).toMatchObject({ workloadCounted: 0 })
  expect((await act(1, 'assess', { ...scores, workloadShare: 96 })).status).toBe(200)

  expect(await stay(1)).toMatchObject({
    workloadShare: 0,
    shortfalls: [{ key: 'workload', value: 0, limit: 80 }],
  })
})

test('where nothing is required there is no workload to judge', async () => {
  await server.asOwner(`update rotation_blocks set row_id = null, state = 'exitRequested', assessed_by = null, assessed_at = null
    where id = ${fixtures.blocks[1]}`)
  expect(await stay(1)).toMatchObject({ workloadCounted: null })
  expect((await act(1, 'assess', scores)).status).toBe(200)
  expect(await stay(1)).toMatchObject({ workloadShare: null, shortfalls: [] })
})
