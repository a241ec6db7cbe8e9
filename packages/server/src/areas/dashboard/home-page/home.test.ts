import type { getHomePart } from '@residency/contract/areas/dashboard/home-page/home.contract'
import type { AnswerOf, HomePart } from '@residency/contract/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { wholeHome } from '../../../testing/whole-home.ts'

type Figure = Extract<HomePart, { kind: 'figure' }>

const server = await openServer()
let fixture: MentorFixtures
const RANGE = 'from=2026-11-01&until=2026-12-05'

const homeOf = async (who: string, headers: Record<string, string> = {}) =>
  wholeHome((await server.as(who)).with(headers), RANGE)

const partOf = async (who: string, key: string) =>
  (
    (await (await server.as(who)).get(`/api/v1/home/parts/${key}`)).data as AnswerOf<
      typeof getHomePart
    > | null
  )?.part

beforeAll(async () => {
  server.clock.now = new Date('2026-11-23T01:00:00Z')
  fixture = await addMentorFixtures(server, { mentors: 0, trainees: 3 })

  const teacher = await server.as('teacher')
  const [stay, ...others] = fixture.trainees
  const { departmentId } = fixture

  await aBlock(server, {
    traineeId: stay!.traineeId,
    departmentId,
    from: '2026-11-01',
    until: '2026-11-30',
    supervisorId: teacher.userId,
  } as never)

  for (const { traineeId } of others)
    await aBlock(server, { traineeId, departmentId, from: '2026-10-01', until: '2026-11-15' })
})

const SECTIONS = {
  root: ['system', 'office'],
  admin: ['system', 'office'],
  bhb: ['office'],
  base: ['base'],
  dept: ['department'],
  teacher: ['teacher'],
  student: ['trainee'],
} as const

describe('the home page', () => {
  test('shows everybody the parts of their roles, in both languages, without a value of a program', async () => {
    for (const [who, sections] of Object.entries(SECTIONS))
      for (const language of ['zh-CN', 'en']) {
        const home = await homeOf(who, { 'accept-language': language })

        expect(home.names, who).toEqual(sections)

        expect(
          home.sections.map(({ section }) => section),
          who,
        ).toEqual(sections)

        expect(home.parts.length, who).toBeGreaterThan(2)
        expect(JSON.stringify(home), who).not.toMatch(/undefined|NaN|\[object|\{[a-z]+\}/)
      }
  })

  test('is for applicants and partner units only what waits, the calendar and shortcuts', async () => {
    for (const who of ['applicant', 'partner'])
      expect(await homeOf(who)).toMatchObject({
        names: [],
        parts: [],
        shortcuts: { pinned: [] },
      })
  })

  test('gives each of its parts again alone, and no part of another role', async () => {
    const home = await homeOf('dept')
    for (const { key, part } of home.parts) expect(await partOf('dept', key), key).toEqual(part)

    for (const key of ['accounts.health', 'students.onCourse', 'rotations.none', 'x']) {
      const reply = await (await server.as('dept')).get(`/api/v1/home/parts/${key}`)
      expect(reply.status, key).toBe(404)
    }
  })

  test('contains what its cards request first, exactly as their own calls answer, and nothing that the reader may not call', async () => {
    const expected = { student: 5, bhb: 3, applicant: 3 }
    for (const [who, count] of Object.entries(expected)) {
      const { answers } = await homeOf(who)
      expect(answers.length, who).toBe(count)

      for (const { path, input, answer } of answers) {
        const query = new URLSearchParams(
          Object.entries(input).map(([name, value]) => [name, String(value)]),
        )
        const reply = await (await server.as(who)).get(`${path}?${query}`)
        expect([reply.status, reply.data], `${who} ${path}`).toEqual([200, answer])
      }
    }
  })

  test.each([
    ['base', 'base2'],
    ['department', 'dept2'],
  ] as const)('is made again at once for who administers another %s', async (kind, who) => {
    const reader = await server.as(who)
    const home = async () => JSON.stringify(await wholeHome(reader, RANGE))
    const before = await home()
    expect(await home()).toBe(before)

    const place = kind === 'base' ? fixture.baseId : fixture.departmentId
    await server.asOwner(
      `insert into ${kind}_administrators (${kind}_id, user_id) values (${place}, ${reader.userId})`,
    )
    expect(await home()).not.toBe(before)

    await server.asOwner(
      `delete from ${kind}_administrators where ${kind}_id = ${place} and user_id = ${reader.userId}`,
    )
    expect(await home()).toBe(before)
  })

  test('refuses a range that ends before it begins by its field', async () => {
    const reply = await (await server.as('student')).get(
      '/api/v1/home/rest?from=2026-12-01&until=2026-11-01',
    )
    expect([reply.status, reply.errors[0]?.path]).toEqual([400, 'query.until'])
  })
})

/** The list that a page reads, by its view. */
const LISTS: Readonly<Record<string, string>> = {
  'rotation/month/index': '/api/v1/rotationBlocks/page',
  'student/list/index': '/api/v1/trainees/page',
  'student/completion/candidates': '/api/v1/completions/candidates',
  'daily/leave/record': '/api/v1/leaves',
  'workload/entries/index': '/api/v1/workloadEntries/page',
  'system/job/index': '/api/v1/jobs/page',
  'system/audit/index': '/api/v1/audit/page',
}

describe('a figure', () => {
  test('is the total of the list that it opens', async () => {
    let compared = 0
    for (const who of Object.keys(SECTIONS)) {
      const figures = (await homeOf(who)).parts.flatMap(({ part }) =>
        part.kind === 'figure' ? [part as Figure] : [],
      )
      for (const { label, value, to } of figures) {
        const list = to && LISTS[to.view]
        if (!list) continue

        const query = new URLSearchParams({ ...to.query, pageSize: '1' })
        const reply = await (await server.as(who)).get(`${list}?${query}`)

        expect((reply.data as { total: number }).total, `${who} ${label}`).toBe(value)

        compared += 1
      }
    }

    expect(compared).toBeGreaterThan(12)
  })
  test('counts only what is in the reader’s scope: of two departments each its own', async () => {
    const late = async (who: string) => (await partOf(who, 'rotations.lateExits')) as Figure

    await server.db
      .updateTable('rotationBlocks')
      .set({ state: 'entered', enteredOn: '2026-10-01' })
      .where('endsOn', '=', '2026-11-15')
      .execute()

    expect([
      (await late('dept')).value,
      (await late('dept2')).value,
      (await late('bhb')).value,
    ]).toEqual([2, 0, 2])
  })
})

describe('what a role sees first', () => {
  test('is for a trainee the department of today with its supervisor, and for the supervisor the trainee', async () => {
    const { userId } = fixture.trainees[0]!

    const { username } = await server.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()

    const stay = await partOf(username, 'rotations.ownStay')

    expect(stay).toMatchObject({
      kind: 'facts',
      facts: [
        { value: '住院药房', note: '2026-11-01 至 2026-11-30 · 第 23 天，共 30 天 · 待确认入科' },
        {},
        {},
      ],
    })

    expect(await partOf('teacher', 'rotations.ownTrainees')).toMatchObject({
      total: 1,
      rows: [{ tag: { text: '待确认入科' } }],
    })

    expect(await partOf('teacher2', 'rotations.ownTrainees')).toMatchObject({ total: 0, rows: [] })
  })

  test('is for the department who is there and who leaves within two weeks', async () => {
    expect(await partOf('dept', 'rotations.leavingSoon')).toMatchObject({
      total: 1,
      rows: [{ tag: { text: '2026-11-30 出科' } }],
    })

    expect(await partOf('dept2', 'rotations.leavingSoon')).toMatchObject({
      total: 0,
      empty: '两周内没有人出科。',
    })

    expect(await partOf('dept2', 'rotations.there')).toMatchObject({
      total: 0,
      empty: '今天没有学员在这里轮转。',
    })
  })

  test('is for the office a chart whose bars are those of its scope and whose title is a question', async () => {
    const chart = await partOf('bhb', 'students.onCourse')
    expect(chart).toMatchObject({ kind: 'chart', title: '学员是否按期？', isStacked: true })
  })

  test('is for who runs the system its health: no backup is known until one was taken', async () => {
    const health = async () => JSON.stringify(await partOf('root', 'accounts.health'))

    expect(await health()).toContain('没有已知的备份')

    const submittedAt = new Date(server.clock.now.getTime() - 3 * 86_400_000)

    await server.db
      .insertInto('auditEntries')
      .values({
        at: submittedAt,
        ip: 'terminal',
        action: 'accounts.backup.take',
        result: 'ok',
      } as never)
      .execute()

    expect(await health()).toContain('3 天前')
  })
})
