import { absenceWords } from '@residency/contract/areas/absence/text'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { idOfLeaveType } from '../../../testing/builders/leave-types.ts'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { findDepartmentId, findNoticeKinds, findVersion } from '../../../testing/find-records.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type AbsenceAnswer = { standIn: object | null; reason: string; days: number }
const server = await openServer()
let fixture: MentorFixtures
let personal = 0
const PATH = '/api/v1/leaves'
const errors = absenceWords['zh-cn'].errors as Record<string, string>
const DAY = '2026-11-12'

beforeAll(async () => {
  server.clock.now = new Date('2026-11-10T01:00:00Z')
  fixture = await addMentorFixtures(server, { mentors: 0, trainees: 3 })

  personal = await idOfLeaveType(server, 'personal')

  const department = (name: string) => findDepartmentId(server, name)

  const [inpatients, outpatients] = [await department('住院药房'), await department('门诊药房')]

  for (const [n, departmentId] of [inpatients, inpatients, outpatients].entries())
    await aBlock(server, {
      traineeId: idOf(n),
      departmentId,
      from: '2026-11-01',
      until: '2026-12-31',
      state: 'entered',
    })
})

beforeEach(() =>
  server.asOwner(
    'truncate rate_limits, submit_locks, absences, absence_stand_ins, absence_days, absence_dates, absence_steps, leave_accounts, notices restart identity cascade',
  ),
)

const idOf = (n: number) => fixture.trainees[n]!.traineeId
const trainee = (n: number) => server.as(fixture.trainees[n]!.username)

const apply = async (n: number, standInId: number | null, day = DAY) =>
  (await trainee(n)).post(`${PATH}/own`, {
    leaveTypeId: personal,
    startsOn: day,
    startsHalf: 'am',
    endsOn: day,
    endsHalf: 'pm',
    reason: '家中有事',
    papers: [],
    standInId,
  })

async function applied(...input: Parameters<typeof apply>) {
  const reply = await apply(...input)
  expect(reply, reply.msg).toMatchObject({ status: 200 })

  return (reply.data as { id: number }).id
}

const choices = async (n: number) =>
  (
    (await (await trainee(n)).get(`${PATH}/own/standIns/choices?startsOn=${DAY}&endsOn=${DAY}`))
      .data as { value: number }[]
  ).map(({ value }) => value)

const requests = async (n: number) =>
  (await (await trainee(n)).get(`${PATH}/standIns`)).data as object[]

const card = async (id: number) =>
  (await (await server.as('base')).get(`${PATH}/${id}`)).data as AbsenceAnswer

const noticesOf = (n: number) => findNoticeKinds(server, fixture.trainees[n]!.userId)

test('a colleague of the same department who is not away then can be asked, and nobody else', async () => {
  expect(await choices(0)).toEqual([idOf(1)])

  for (const other of [idOf(2), idOf(0)])
    expect(await apply(0, other)).toMatchObject({
      status: 409,
      msg: errors.standInNotThere,
      errors: [{ path: 'standInId' }],
    })

  await applied(1, null)
  expect(await choices(0)).toEqual([])
  expect(await apply(0, idOf(1))).toMatchObject({ status: 409, msg: errors.standInNotThere })
})

test('the card of the decider shows that nobody was asked, that the answer is awaited, or the answer', async () => {
  expect(await card(await applied(1, null, '2026-11-16'))).toMatchObject({
    standIn: null,
    reason: '家中有事',
    days: 1,
  })

  const id = await applied(0, idOf(1))

  expect((await card(id)).standIn).toMatchObject({
    name: expect.any(String),
    traineeId: idOf(1),
    answer: null,
  })

  expect(
    await (await trainee(1)).post(`${PATH}/standIns/${id}/answer`, {
      answer: 'declined',
      note: '当天值班',
    }),
  ).toMatchObject({
    status: 200,
  })

  expect((await card(id)).standIn).toMatchObject({ answer: 'declined', note: '当天值班' })
})

test('the colleague who is asked sees who, where and when, not why; agrees once, and the trainee is notified', async () => {
  const id = await applied(0, idOf(1))

  expect(await noticesOf(1)).toEqual(['leave.standInAsked'])
  expect((await (await trainee(1)).get('/api/v1/waiting')).data).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'answerStandIns', count: 1 })]),
  )

  const [request] = await requests(1)

  expect(request).toEqual({
    id,
    name: expect.any(String),
    department: '住院药房',
    startsOn: DAY,
    startsHalf: 'am',
    endsOn: DAY,
    endsHalf: 'pm',
    answer: null,
  })

  const agree = async (n: number) =>
    (await trainee(n)).post(`${PATH}/standIns/${id}/answer`, { answer: 'agreed' })

  expect(await agree(2), 'somebody who was not asked').toMatchObject({ status: 404 })
  expect(await agree(1)).toMatchObject({ status: 200 })
  expect(await agree(1)).toMatchObject({ status: 409, msg: errors.standInOver })
  expect(await noticesOf(0)).toEqual(['leave.standInAnswered'])
  expect((await card(id)).standIn).toMatchObject({ answer: 'agreed' })
})

test('another colleague is asked, or nobody, while the leave is under way; the former one is notified', async () => {
  const id = await applied(0, idOf(1))

  const versionOf = () => findVersion(server, 'absences', id)

  const change = async (standInId: number | null) =>
    (await trainee(0)).put(`${PATH}/own/${id}/standIn`, { standInId, version: await versionOf() })

  expect(await change(idOf(2))).toMatchObject({ status: 409, errors: [{ path: 'standInId' }] })
  expect(await change(null)).toMatchObject({ status: 200 })
  expect((await card(id)).standIn).toBeNull()
  expect(await noticesOf(1)).toEqual(['leave.standInAsked', 'leave.standInReleased'])
  expect(await requests(1)).toEqual([])
})

test('a colleague is asked ten times a day at most, however often somebody changes their mind', async () => {
  const id = await applied(0, idOf(1))
  const owner = await trainee(0)

  const change = async (standInId: number | null) => {
    const { rows } = await server.asOwner(`select version from absences where id = ${id}`)
    return owner.put(`${PATH}/own/${id}/standIn`, { standInId, version: rows[0].version })
  }

  for (let time = 2; time <= 10; time++) {
    expect(await change(null)).toMatchObject({ status: 200 })
    expect(await change(idOf(1))).toMatchObject({ status: 200 })
  }

  expect(await change(null)).toMatchObject({ status: 200 })
  expect(await change(idOf(1))).toMatchObject({ status: 429 })
  expect((await noticesOf(1)).filter((kind) => kind === 'leave.standInAsked')).toHaveLength(10)
})

test('a colleague who has agreed keeps the agreement when chosen again', async () => {
  const id = await applied(0, idOf(1))
  await (await trainee(1)).post(`${PATH}/standIns/${id}/answer`, { answer: 'agreed' })

  const { version } = await server.db
    .selectFrom('absences')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  expect(
    await (await trainee(0)).put(`${PATH}/own/${id}/standIn`, { standInId: idOf(1), version }),
  ).toMatchObject({ status: 200 })
  expect((await card(id)).standIn).toMatchObject({ answer: 'agreed' })
  expect(await noticesOf(1)).toEqual(['leave.standInAsked'])
})

test('a leave that is withdrawn needs no stand-in any more, who gets a notice', async () => {
  const id = await applied(0, idOf(1))

  const { version } = await server.db
    .selectFrom('absences')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  await (await trainee(0)).post(`${PATH}/own/${id}/withdraw`, { version })
  expect(await noticesOf(1)).toEqual(['leave.standInAsked', 'leave.standInReleased'])
  expect(await requests(1)).toEqual([])

  const late = await (await trainee(1)).post(`${PATH}/standIns/${id}/answer`, { answer: 'agreed' })

  expect(late).toMatchObject({ status: 404 })
})

test('the colleague in a draft is stored and not asked', async () => {
  const draft = {
    leaveTypeId: personal,
    startsOn: DAY,
    startsHalf: 'am',
    endsOn: DAY,
    endsHalf: 'pm',
    reason: null,
    papers: [],
  }

  expect(
    await (await trainee(0)).put(`${PATH}/own/draft`, { ...draft, standInId: idOf(1) }),
  ).toMatchObject({ status: 200 })
  expect(
    ((await (await trainee(0)).get(`${PATH}/own`)).data as { draft: object }).draft,
  ).toMatchObject({ standInId: idOf(1) })
  expect([await requests(1), await noticesOf(1)]).toEqual([[], []])
})
