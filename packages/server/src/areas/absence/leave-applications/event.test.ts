import { absenceWords } from '@residency/contract/areas/absence/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

type Row = { id: number; code: string; version: number }

type Plan = {
  refusal: string | null
  event: {
    kind: string
    most: number | null
    taken: number
    extras: { dayId: number; name: string }[]
    known: object[]
  } | null
}

const server = await openServer()
let fixture: MentorFixtures
let office: Caller
let trainee: Caller
const PATH = '/api/v1/leaves'
const NOW = new Date('2026-11-10T01:00:00Z')
const errors = absenceWords['zh-cn'].errors as Record<string, string>

const says = (key: string, values: Record<string, string | number>) =>
  fillSentence(errors[key]!, values)

beforeAll(async () => {
  server.clock.now = NOW
  office = await server.as('bhb')
  fixture = await addMentorFixtures(server, { mentors: 0, trainees: 1 })
  trainee = await server.as(fixture.trainees[0]!.username)

  await server.db
    .updateTable('leaveTypes')
    .set({ papersFrom: null, papers: null, papersEn: null })
    .execute()

  await server.db.updateTable('leaveSettings').set({ provinceCode: '44' }).execute()
})

beforeEach(() =>
  server.asOwner(
    'truncate rate_limits, submit_locks, absences, absence_days, absence_steps, leave_accounts restart identity cascade',
  ),
)

const typeOf = async (code: string) =>
  ((await office.get('/api/v1/leaveTypes?pageSize=50')).data as { list: Row[] }).list.find(
    (row) => row.code === code,
  )!

const apply = async (code: string, startsOn: string, endsOn: string, event: object = {}) =>
  trainee.post(`${PATH}/own`, {
    leaveTypeId: (await typeOf(code)).id,
    startsOn,
    startsHalf: 'am',
    endsOn,
    endsHalf: 'pm',
    reason: '家事',
    papers: [],
    ...event,
  })

const preview = async (
  code: string,
  startsOn: string,
  endsOn: string,
  event: Record<string, string> = {},
) => {
  const form = {
    leaveTypeId: String((await typeOf(code)).id),
    startsOn,
    startsHalf: 'am',
    endsOn,
    endsHalf: 'pm',
    ...event,
  }

  return (await trainee.get(`${PATH}/own/preview?${new URLSearchParams(form)}`)).data as Plan
}

const death = (eventName: string) => ({ eventOn: '2026-11-09', eventName })

const over = (type: string, days: number, taken: number, source: string) =>
  says('leaveEventOver', { type, days, taken, source })

const BEREAVEMENT = '《关于国营企业职工请婚丧假和路程假问题的通知》（1980）'

test('the days of an event hold for all applications that name the same one, and another event has its own', async () => {
  const first = await apply('bereavement', '2026-11-11', '2026-11-12', death('祖父李安'))

  expect(first, first.msg).toMatchObject({ status: 200 })

  const second = await apply('bereavement', '2026-11-16', '2026-11-17', death('祖父 李安'))

  expect(second).toMatchObject({ status: 409, msg: over('丧假', 3, 2, BEREAVEMENT) })

  expect(await preview('bereavement', '2026-11-16', '2026-11-16', death('祖父李安'))).toMatchObject(
    {
      refusal: null,
      event: {
        kind: 'death',
        most: 3,
        taken: 2,
        known: [{ eventOn: '2026-11-09', eventName: '祖父李安' }],
      },
    },
  )

  expect(await apply('bereavement', '2026-11-16', '2026-11-18', death('祖母王平'))).toMatchObject({
    status: 200,
  })
})

test('an application that is withdrawn gives the days of its event back', async () => {
  const { id } = (await apply('bereavement', '2026-11-11', '2026-11-13', death('祖父李安')))
    .data as { id: number }

  expect(await apply('bereavement', '2026-11-16', '2026-11-16', death('祖父李安'))).toMatchObject({
    status: 409,
  })

  const { version } = await server.db
    .selectFrom('absences')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  await trainee.post(`${PATH}/own/${id}/withdraw`, { version })
  expect(await apply('bereavement', '2026-11-16', '2026-11-16', death('祖父李安'))).toMatchObject({
    status: 200,
  })
})

test('two applications of one event at the same instant reserve no more days than the event has', async () => {
  const replies = await Promise.all([
    apply('bereavement', '2026-11-11', '2026-11-12', death('祖父李安')),
    apply('bereavement', '2026-11-16', '2026-11-17', death('祖父李安')),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an application names its event: the day, and the person who died', async () => {
  const unnamed = {
    status: 409,
    msg: says('leaveEventUnnamed', { type: '丧假' }),
    errors: [{ path: 'eventOn' }],
  }

  expect(await apply('bereavement', '2026-11-11', '2026-11-12')).toMatchObject(unnamed)
  expect(
    await apply('bereavement', '2026-11-11', '2026-11-12', { eventOn: '2026-11-09' }),
  ).toMatchObject(unnamed)

  expect(await apply('maternity', '2026-11-11', '2026-11-30')).toMatchObject({
    status: 409,
    errors: [{ path: 'eventOn' }],
  })

  expect(
    await apply('personal', '2026-11-11', '2026-11-11'),
    'a type without events names none',
  ).toMatchObject({ status: 200 })
})

test('extra days of a birth are chosen and counted, and shown to the deciders', async () => {
  const birth = { eventOn: '2026-12-01', childNumber: 1 }

  const plain = await preview('maternity', '2026-11-20', '2027-05-17', {
    eventOn: '2026-12-01',
    childNumber: '1',
  })

  expect(plain.event).toMatchObject({ kind: 'birth', most: 178, extras: [{ name: '难产' }, {}] })
  expect(plain.refusal).toBe(over('产假', 178, 0, '《广东省人口与计划生育条例》'))

  const [difficult, further] = plain.event!.extras
  const twins = `${further!.dayId}:2`

  expect(
    (
      await preview('maternity', '2026-11-20', '2027-05-17', {
        eventOn: '2026-12-01',
        extras: twins,
      })
    ).event,
  ).toMatchObject({
    most: 208,
  })

  const extras = [
    { dayId: difficult!.dayId, count: 1 },
    { dayId: further!.dayId, count: 1 },
  ]

  const reply = await apply('maternity', '2026-11-20', '2027-05-30', { ...birth, extras })

  expect(reply, reply.msg).toMatchObject({ status: 200 })

  const { id } = reply.data as { id: number }

  expect((await office.get(`${PATH}/${id}`)).data).toMatchObject({
    event: {
      kind: 'birth',
      on: '2026-12-01',
      childNumber: 1,
      extras: [
        { name: '难产', days: 15, count: 1 },
        { days: 15, count: 1 },
      ],
    },
    effect: { event: { most: 208, taken: 0 } },
  })

  const later = await preview('maternity', '2027-06-01', '2027-06-30', {
    eventOn: '2026-12-01',
    extras: twins,
  })

  expect(later.event, 'a second application does not add them again').toMatchObject({
    most: 223,
    taken: 192,
  })
})

test('a figure may depend on the number of the child', async () => {
  const { id, version } = await typeOf('paternity')

  const line = {
    per: 'event',
    provinceCode: '44',
    minWorkYears: 0,
    fromChild: 2,
    days: 20,
    source: '院内测试依据',
    version,
  }

  expect(await office.post(`/api/v1/leaveTypes/${id}/days`, line)).toMatchObject({ status: 200 })

  const of = async (childNumber: string) =>
    (await preview('paternity', '2026-11-11', '2026-11-11', { eventOn: '2026-11-09', childNumber }))
      .event?.most

  expect([await of('1'), await of('2'), await of('3')]).toEqual([15, 20, 20])
})

test('a type for women is neither offered nor granted to men; without a recorded gender it is', async () => {
  const { userId } = fixture.trainees[0]!

  const offered = async () =>
    ((await trainee.get(`${PATH}/own`)).data as { types: { label: string }[] }).types.map(
      ({ label }) => label,
    )

  const setGender = (gender: 1 | 2 | null) =>
    server.db.updateTable('users').set({ gender }).where('id', '=', userId).execute()

  const birth = { eventOn: '2026-12-01', childNumber: 1 }

  await setGender(1)
  expect(await offered()).not.toContain('产假')

  expect(await apply('maternity', '2026-11-20', '2026-11-30', birth)).toMatchObject({
    status: 409,
    msg: says('leaveTypeNotForYou', { type: '产假' }),
  })

  await setGender(null)
  expect(await offered()).toContain('产假')
  expect(await apply('maternity', '2026-11-20', '2026-11-30', birth)).toMatchObject({ status: 200 })
})

test('what is typed of an event stays in the draft', async () => {
  const draft = {
    startsOn: '2026-11-11',
    startsHalf: 'am',
    endsOn: '2026-11-12',
    endsHalf: 'pm',
    reason: null,
    papers: [],
  }

  const leaveTypeId = (await typeOf('bereavement')).id

  expect(
    await trainee.put(`${PATH}/own/draft`, { ...draft, leaveTypeId, ...death('祖父李安') }),
  ).toMatchObject({ status: 200 })
  expect(((await trainee.get(`${PATH}/own`)).data as { draft: object }).draft).toMatchObject(
    death('祖父李安'),
  )
})

test('a leave that provinces regulate is refused while the hospital’s province has no figure, which the message asks for', async () => {
  await server.db.updateTable('leaveSettings').set({ provinceCode: '22' }).execute()

  const reply = await apply('maternity', '2026-11-20', '2026-11-30', {
    eventOn: '2026-12-01',
    childNumber: 1,
  })

  expect(reply).toMatchObject({
    status: 409,
    msg: says('leaveDaysUnrecorded', { type: '产假' }),
    errors: [{ path: 'leaveTypeId' }],
  })

  await server.db.updateTable('leaveSettings').set({ provinceCode: '44' }).execute()
})

test('an application keeps the extra days of another one, visible to the deciders, when the other one is withdrawn', async () => {
  const birth = { eventOn: '2026-12-01', childNumber: 1 }

  const plain = await preview('maternity', '2026-11-20', '2026-11-20', {
    eventOn: '2026-12-01',
    childNumber: '1',
  })

  const further = { dayId: plain.event!.extras[1]!.dayId, count: 3 }

  const first = await apply('maternity', '2026-11-18', '2026-11-18', {
    ...birth,
    extras: [further],
  })

  const second = await apply('maternity', '2026-11-20', '2027-05-31', birth)

  expect(second, second.msg).toMatchObject({ status: 200 })

  const { id } = first.data as { id: number }

  const { version } = await server.db
    .selectFrom('absences')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  await trainee.post(`${PATH}/own/${id}/withdraw`, { version })

  expect((await office.get(`${PATH}/${(second.data as { id: number }).id}`)).data).toMatchObject({
    days: 193,
    event: { extras: [{ days: 15, count: 3 }] },
    effect: { event: { most: 223, taken: 0 } },
  })
})

test('a rejection is not undone once its days are used by another application of the event', async () => {
  const base = await server.as('base')
  const { id } = (await apply('bereavement', '2026-11-11', '2026-11-13', death('祖父李安')))
    .data as { id: number }

  const reject = async () => {
    const { version } = await server.db
      .selectFrom('absences')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    const rejected = await base.post(`${PATH}/${id}/act`, {
      action: 'reject',
      reason: '请写明关系',
      version,
    })

    expect(rejected, rejected.msg).toMatchObject({ status: 200 })

    return (rejected.data as { undo: { id: number } }).undo.id
  }

  expect(
    await base.post(`${PATH}/undo`, { decision: await reject() }),
    'nothing followed',
  ).toMatchObject({ status: 200 })

  const decision = await reject()

  expect(await apply('bereavement', '2026-11-16', '2026-11-18', death('祖父李安'))).toMatchObject({
    status: 200,
  })
  expect(await base.post(`${PATH}/undo`, { decision })).toMatchObject({ status: 409 })

  expect(await server.db.selectFrom('absences').select('state').orderBy('id').execute()).toEqual([
    { state: 'rejected' },
    { state: 'submitted' },
  ])
})
