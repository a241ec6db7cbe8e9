import { beforeAll, expect, test } from 'vitest'
import { idOfLeaveType } from '../../../testing/builders/leave-types.ts'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { sheetRows } from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { recountDays } from '../settlement/recount-days.ts'

const server = await openServer()
let fixture: MentorFixtures
type Figure = { label: string; days: number; absences: number; people: number; share: number }
const PATH = '/api/v1/leaveFigures'

const figures = async (query: string, who = 'bhb') =>
  ((await (await server.as(who)).get(`${PATH}?${query}`)).data as { list: Figure[] }).list

const typeId = (code: string) => idOfLeaveType(server, code)

async function absent(
  n: number,
  code: string,
  startsOn: string,
  endsOn: string,
  more: object = {},
) {
  const [trainee, leaveTypeId] = [fixture.trainees[n]!, await typeId(code)]

  const row = {
    traineeId: trainee.traineeId,
    leaveTypeId,
    startsOn,
    endsOn,
    reason: '测试',
    state: 'approved' as const,
    createdBy: trainee.userId,
  }

  await server.db
    .insertInto('absences')
    .values({ ...row, ...more })
    .execute()
}

beforeAll(async () => {
  server.clock.now = new Date('2026-11-23T01:00:00Z')
  fixture = await addMentorFixtures(server, { mentors: 0, trainees: 3 })

  const other = await server.db
    .selectFrom('departments')
    .select('id')
    .where('name', '=', '门诊药房')
    .executeTakeFirstOrThrow()

  await aBlock(server, {
    traineeId: fixture.trainees[0]!.traineeId,
    departmentId: fixture.departmentId,
    from: '2026-09-01',
    until: '2026-09-30',
  })

  await aBlock(server, {
    traineeId: fixture.trainees[0]!.traineeId,
    departmentId: other.id,
    from: '2026-10-01',
    until: '2026-10-31',
  })

  // Monday 28 September to Saturday 10 October, which is made up: 3 working days in September, 3 in
  // October without the first morning
  await absent(0, 'personal', '2026-09-28', '2026-10-10', { startsHalf: 'pm' })
  await absent(1, 'sick', '2026-11-21', '2026-11-22')
  await absent(2, 'annual', '2026-11-02', '2026-11-03', { state: 'rejected' })

  const ctx = systemCtx(server)

  await recountDays({ ...ctx, actor: { ...ctx.actor, userId: fixture.trainees[0]!.userId } })
})

test('days of a year are counted where and when they fall, as their type counts them; what was refused is not', async () => {
  expect(await figures('year=2026')).toMatchObject([
    { label: '门诊药房', days: 3, people: 1 },
    { label: '住院药房', days: 2.5, people: 1 },
    { label: '不在科室', days: 2, people: 1 },
  ])

  expect(await figures('year=2026&by=type')).toMatchObject([
    { label: '事假', days: 5.5, absences: 1 },
    { label: '病假', days: 2, absences: 1 },
  ])

  expect(await figures('year=2026&by=month')).toMatchObject([
    { label: '9 月' },
    { label: '10 月' },
    { label: '11 月', days: 2 },
  ])

  expect(await figures('year=2025')).toEqual([])
})

test('are those of the reader’s bases and departments, and go out as a sheet', async () => {
  expect(await figures('year=2026', 'base')).toHaveLength(3)
  expect((await figures('year=2026', 'dept')).map(({ label }) => label)).toContain('住院药房')
  expect((await figures('year=2026', 'dept')).map(({ label }) => label)).not.toContain('不在科室')

  for (const who of ['teacher', 'student'])
    expect(await (await server.as(who)).get(PATH), who).toMatchObject({ status: 401 })

  const sheet = await sheetRows(
    (await (await server.as('bhb')).get(`${PATH}/_export?year=2026`)).body,
    { label: '项目', days: '天数' },
  )

  expect(sheet).toHaveLength(3)
})
