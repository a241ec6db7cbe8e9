import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type Window = {
  id: number
  label: string
  batch: string
  state: string
  startsAt: string
  endsAt: string
  page: string | null
  actions: string[]
}

const FROM = '2027-03-01T08:00:00+08:00'
const UNTIL = '2027-03-20T17:30:59+08:00'

const windows = (signUpFrom: Date, until: Date) => ({
  signUpFrom,
  signUpUntil: until,
  editUntil: until,
  reviewUntil: until,
  confirmUntil: until,
})

const server = await openServer()
let intake: number

beforeAll(async () => {
  await server.db
    .updateTable('intakes')
    .set({ state: 'finished', ...windows(new Date('2020-01-01'), new Date('2020-02-01')) })
    .execute()
  const { id } = await server.db
    .selectFrom('intakes')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()

  intake = id
})

beforeEach(() => plan('open'))

const plan = (state: ColumnValue<'intakes', 'state'>) =>
  server.db
    .updateTable('intakes')
    .set({
      state,
      name: '2027 年度招生',
      year: 2027,
      ...windows(new Date(FROM), new Date(UNTIL)),
      updatedAt: server.clock.now,
    })
    .where('id', '=', intake)
    .execute()

const at = (text: string, ms = 0) => {
  server.clock.now = new Date(new Date(text).getTime() + ms)
}

/**
 * The three answers to whether people may sign up: for visitors, the judged window, the window of
 * the applicant's pages.
 */
async function answers() {
  const applicant = await server.as('applicant')

  const judged = (await applicant.get('/api/v1/timeSettings/judge/sign_up')).data as {
    isOpen: number
    message: string | null
  }

  const time = (await applicant.get('/sign/studentRegistratSetting/register/time')).data as {
    isOpen: number
  } | null

  return {
    isOpen: [
      (await server.anonymous.get('/api/v1/timeSettings/registration/open')).data,
      judged.isOpen,
      time?.isOpen ?? 0,
    ],
    message: judged.message,
  }
}

const listed = async () => {
  const { list } = (await (await server.as('bhb')).get('/api/v1/timeSettings/page?name=sign_up'))
    .data as { list: Window[] }
  return list.filter(({ batch }) => batch === '2027 年度招生')
}

test('registration, the judged window and the applicant’s pages open and close with the intake, to the millisecond', async () => {
  for (const [when, ms, isOpen] of [
    [FROM, -1, 0],
    [FROM, 0, 1],
    [UNTIL, -1, 1],
    [UNTIL, 0, 0],
  ] as const) {
    at(when, ms)
    expect((await answers()).isOpen).toEqual([isOpen, isOpen, isOpen])
  }

  expect((await answers()).message).toContain('2027-03-01 08:00 至 2027-03-20 17:30')
})

test('an intake the office closed early is closed for all of them, and one closed before it began has no window', async () => {
  at('2027-03-10T12:00:00+08:00')
  await plan('closed')
  at('2027-03-10T12:00:01+08:00')
  expect((await answers()).isOpen).toEqual([0, 0, 0])
  expect(await listed()).toMatchObject([{ state: 'over', endsAt: '2027-03-10T12:00:00+08:00' }])

  at('2027-02-10T12:00:00+08:00')
  await plan('closed')
  expect(await listed()).toEqual([])

  await plan('draft')
  expect(await listed()).toEqual([])
})

test('the window shows the dates of the intake, leads to it, and is not edited separately', async () => {
  at('2027-03-10T12:00:00+08:00')

  const [window] = await listed()

  expect(window).toMatchObject({
    label: '招生报名',
    state: 'open',
    startsAt: FROM,
    endsAt: UNTIL,
    actions: [],
  })

  expect(window!.page).toBe(`/recruit/batch?id=${intake}`)

  const office = await server.as('bhb')
  const form = { name: 'sign_up', startsAt: FROM, endsAt: UNTIL }

  expect(await office.post('/api/v1/timeSettings', form)).toMatchObject({
    status: 400,
    msg: '这一项的时间由业务页面自己的日期决定（招生批次、互选时间、选轮时间、评价目标、评优限额），请在那里修改',
  })

  expect(
    (await office.put(`/api/v1/timeSettings/${window!.id}`, { ...form, version: 1 })).status,
  ).toBe(400)

  const line = (await (await server.as('applicant')).get('/api/v1/timeSettings/timeline/2027'))
    .data as Window[]

  expect(line).toMatchObject([{ label: '招生报名', startsAt: FROM, endsAt: UNTIL }])
})

test('the window of an intake that the office closed ends with the closing, and not with a later change', async () => {
  at('2027-03-10T12:00:00+08:00')

  const { version } = await server.db
    .selectFrom('intakes')
    .select('version')
    .where('id', '=', intake)
    .executeTakeFirstOrThrow()
  const office = await server.as('bhb')

  expect(
    await office.post(`/api/v1/intakes/${intake}/act`, { action: 'close', version }),
  ).toMatchObject({ status: 200 })

  // what is changed afterwards does not move its end
  at('2027-03-11T12:00:00+08:00')
  await server.db
    .updateTable('intakes')
    .set({ updatedAt: server.clock.now })
    .where('id', '=', intake)
    .execute()
  expect(await listed()).toMatchObject([{ state: 'over', endsAt: '2027-03-10T12:00:00+08:00' }])
})
