import type { getHome } from '@residency/contract/areas/dashboard/home-page/home.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer({ hospital: 'whole' })
afterEach(() => vi.restoreAllMocks())

const ROLES = ['student', 'teacher', 'dept', 'base', 'bhb', 'admin', 'root'] as const
const MAX_STATEMENTS = 12

const addressOf = (until: number) =>
  `/api/v1/home?from=2026-11-01&until=2026-12-${String(until).padStart(2, '0')}`

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

describe('the home page', () => {
  test.each(ROLES)(`takes at most ${MAX_STATEMENTS} statements for %s`, async (role) => {
    const who = await server.as(role)
    // the first reads load the types of all columns into the process; each range of days is a query
    // of its own
    for (const until of [1, 2, 3]) expect((await who.get(addressOf(until))).status).toBe(200)

    const texts = await statementsOf(async () =>
      expect((await who.get(addressOf(4))).status).toBe(200),
    )

    expect(texts.length).toBeGreaterThan(1)
    expect(texts.length).toBeLessThanOrEqual(MAX_STATEMENTS)
  })
  test('has the same parts as when each is read by itself', async () => {
    let compared = 0
    for (const role of ROLES) {
      const who = await server.as(role)
      const { sections } = (await who.get(addressOf(5))).data as AnswerOf<typeof getHome>

      for (const { key, part } of sections.flatMap(({ parts }) => parts)) {
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
    for (const who of [reader, other]) await who.get(addressOf(10))

    const again = () => statementsOf(() => reader.get(addressOf(10)))

    expect((await again()).length).toBe(1)

    await other.put('/api/v1/home/shortcuts', { pinned: [], version: 0 })
    expect((await again()).length).toBe(1)

    const saved = await reader.put('/api/v1/home/shortcuts', {
      pinned: ['daily/leave/record'],
      version: 0,
    })

    expect(saved.status).toBe(200)

    const { data } = await reader.get(addressOf(10))

    expect((data as { shortcuts: { pinned: string[] } }).shortcuts.pinned).toEqual([
      'daily/leave/record',
    ])
  })
  test('is read again for a user whose roles have changed', async () => {
    const reader = await server.as('teacher2')
    await reader.get(addressOf(11))
    await server.db.deleteFrom('userRoles').where('userId', '=', reader.userId).execute()

    const { data } = await reader.get(addressOf(11))

    expect((data as { sections: unknown[] }).sections).toEqual([])
  })
})
