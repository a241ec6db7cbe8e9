import type {
  getHome,
  getHomeRest,
} from '@residency/contract/areas/dashboard/home-page/home.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const server = await openServer({ hospital: 'whole' })
afterEach(() => vi.restoreAllMocks())

const MAX_STATEMENTS = 12

/**
 * What the first view of each role asks the database: statements, and the questions that are merged
 * into them. A figure that rises is a home page that is slower at eight o'clock: ask less, or leave
 * it to the rest of the page.
 */
const FIRST_VIEWS = {
  student: [6, 31],
  teacher: [5, 37],
  dept: [6, 52],
  base: [7, 72],
  bhb: [8, 92],
  admin: [6, 63],
  root: [8, 93],
} as const

const ROLES = Object.keys(FIRST_VIEWS) as (keyof typeof FIRST_VIEWS)[]
const FIRST = '/api/v1/home'

const restOf = (until: number) =>
  `/api/v1/home/rest?from=2026-11-01&until=2026-12-${String(until).padStart(2, '0')}`

/** The statements that the database is sent while `work` runs. */
async function statementsOf(work: () => Promise<unknown>) {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()

  const texts = query.mock.calls.map(([statement]) =>
    typeof statement === 'string' ? statement : (statement as unknown as { text: string }).text,
  )

  query.mockRestore()

  return texts
}

/** A merged statement has a column for each question. */
const questionsIn = (texts: readonly string[]) =>
  texts.reduce(
    (sum, text) => sum + Math.max(1, text.split('json_agg(json_build_array(').length - 1),
    0,
  )

/** Everything is made again for a person after an own change. */
const change = (who: Caller) =>
  who.post('/api/v1/home/openings', { openings: [{ view: 'daily/leave/record', count: 1 }] })

const readOk = async (who: Caller, path: string) => expect((await who.get(path)).status).toBe(200)

describe('the home page', () => {
  test.each(ROLES)('asks for the first view of %s what is recorded', async (role) => {
    const who = await server.as(role)

    // the first reads load the types of all columns into the process
    for (let i = 0; i < 3; i++) {
      await change(who)
      await readOk(who, FIRST)
    }

    await change(who)

    const texts = await statementsOf(() => readOk(who, FIRST))
    const [statements, questions] = FIRST_VIEWS[role]

    expect(texts.length).toBeGreaterThan(1)
    expect(texts.length).toBeLessThanOrEqual(statements)
    expect(statements).toBeLessThanOrEqual(MAX_STATEMENTS)
    expect(questionsIn(texts)).toBe(questions)
  })

  test.each(ROLES)(
    `takes at most ${MAX_STATEMENTS} statements for the rest of %s`,
    async (role) => {
      const who = await server.as(role)
      // each range of days is a page of its own
      for (const until of [1, 2, 3]) await readOk(who, restOf(until))

      const texts = await statementsOf(() => readOk(who, restOf(4)))

      expect(texts.length).toBeGreaterThan(1)
      expect(texts.length).toBeLessThanOrEqual(MAX_STATEMENTS)
    },
  )

  test('has the same parts as when each is read by itself', async () => {
    let compared = 0
    for (const role of ROLES) {
      const who = await server.as(role)
      const { today } = (await who.get(FIRST)).data as AnswerOf<typeof getHome>
      const { sections } = (await who.get(restOf(5))).data as AnswerOf<typeof getHomeRest>

      for (const { key, part } of [...today, ...sections.flatMap(({ parts }) => parts)]) {
        if (key === 'accounts.health') continue // it counts the sessions, which are opened here

        expect((await who.get(`/api/v1/home/parts/${key}`)).data, `${role} ${key}`).toEqual({
          key,
          part,
        })

        compared += 1
      }
    }

    expect(compared).toBeGreaterThan(40)
  })
})

describe('a cached home page', () => {
  test('is answered by one statement, and made again after an own change, for that person only', async () => {
    const [reader, other] = [await server.as('teacher'), await server.as('bhb')]
    for (const who of [reader, other]) await who.get(restOf(10))

    const again = () => statementsOf(() => reader.get(restOf(10)))

    expect((await again()).length).toBe(1)

    await other.put('/api/v1/home/shortcuts', { pinned: [], version: 0 })
    expect((await again()).length).toBe(1)

    const saved = await reader.put('/api/v1/home/shortcuts', {
      pinned: ['daily/leave/record'],
      version: 0,
    })

    expect(saved.status).toBe(200)

    const { data } = await reader.get(restOf(10))

    expect((data as { shortcuts: { pinned: string[] } }).shortcuts.pinned).toEqual([
      'daily/leave/record',
    ])
  })
  test('is read again for a user whose roles have changed', async () => {
    const reader = await server.as('teacher2')
    await reader.get(restOf(11))
    await server.db.deleteFrom('userRoles').where('userId', '=', reader.userId).execute()

    const { data } = await reader.get(restOf(11))

    expect((data as { sections: unknown[] }).sections).toEqual([])
  })
})
