import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anIntake, insertRegistration } from '../../../testing/builders/registration-rows.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { isAwaited, summaryOf, workOf } from './morning.rules.ts'
import { sendMorning } from './send-morning.ts'

const server = await openServer()

const noticesFor = async (username: string) =>
  server.db
    .selectFrom('notices')
    .innerJoin('users', 'users.id', 'notices.userId')
    .select(['notices.title', 'notices.body', 'notices.titleEn', 'notices.path'])
    .where('users.username', '=', username)
    .where('kind', '=', 'waiting.morning')
    .execute()

/** As often as the job runs in an hour. */
const morning = async (time: string) => {
  server.clock.now = new Date(time)
  for (let i = 0; i < 5; i++) await sendMorning(server.app.asSystem())
}

beforeAll(async () => {
  const intake = await anIntake(server, '清晨批次')
  await insertRegistration(server, {
    intake: intake.id,
    name: '等候',
    choices: [intake.pharmacy],
    state: 'submitted',
  })
})

beforeEach(async () => {
  await server.db.deleteFrom('morningMessages').execute()
  await server.db.deleteFrom('notices').execute()
})

test('deciders get one message of their waiting work at eight on a working day, trainees and applicants do not', async () => {
  await morning('2026-11-19T23:59:00Z')
  expect(await noticesFor('base')).toEqual([])

  await morning('2026-11-20T00:00:00Z')
  await morning('2026-11-20T01:00:00Z')

  const [notice, ...more] = await noticesFor('base')

  expect(more).toEqual([])

  expect(notice).toMatchObject({
    title: expect.stringMatching(/^今日待办 \d+ 项$/),
    body: expect.stringContaining('等待处理：'),
    path: '/inbox',
  })

  const base = await server.as('base')
  const waiting = (await base.get('/api/v1/waiting')).data as { count: number }[]
  const all = waiting.reduce((sum, { count }) => sum + count, 0)

  expect(notice!.title).toBe(`今日待办 ${all} 项`)

  for (const who of ['student', 'applicant', 'partner'])
    expect(await noticesFor(who), who).toEqual([])
})

test('nobody is notified at the weekend, nor late in the day', async () => {
  await morning('2026-11-21T00:30:00Z')
  await morning('2026-11-20T04:00:00Z')
  expect(await noticesFor('base')).toEqual([])
})

test('of two processes at once one sends', async () => {
  server.clock.now = new Date('2026-11-20T00:10:00Z')

  const system = () => server.app.asSystem()

  for (let i = 0; i < 3; i++) await Promise.all([sendMorning(system()), sendMorning(system())])

  expect(await noticesFor('base')).toHaveLength(1)
})

test('everything that waits is counted, own matters too; the largest count comes first, and four kinds are named', () => {
  const kinds = {
    mine: { view: 'a', isOwn: true },
    a: { view: 'a' },
    b: { view: 'a' },
    c: { view: 'a' },
    d: { view: 'a' },
    e: { view: 'a' },
  } as const

  const counts = [
    { kind: 'mine', count: 9 },
    { kind: 'a', count: 1 },
    { kind: 'a', count: 2, subject: { id: 1, name: '批次' } },
    ...['b', 'c', 'd'].map((kind, i) => ({ kind, count: 5 + i })),
    { kind: 'e', count: 0 },
  ]

  const work = workOf([{ area: 'x', kinds, counts }], () => ({
    mine: '己',
    a: '甲',
    b: '乙',
    c: '丙',
    d: '丁',
  }))

  expect(summaryOf(work)).toEqual({
    count: '30',
    zh: '9 己、7 丁、6 丙、5 乙等',
    en: '9 己, 7 丁, 6 丙, 5 乙 and others',
  })

  expect(isAwaited(work)).toBe(true)
  expect(isAwaited(work.filter(({ isOwn }) => isOwn))).toBe(false)
})

test('the English word goes with its number', () => {
  const english = (count: number) =>
    summaryOf([{ count, isOwn: false, zh: '', en: '{count:leave|leaves} to decide' }]).en
  expect([english(1), english(2)]).toEqual(['1 leave to decide', '2 leaves to decide'])
})
