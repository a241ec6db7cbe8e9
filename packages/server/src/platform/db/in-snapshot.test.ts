import { expect, test } from 'vitest'
import { schoolSheet } from '../../areas/settings/schools/school.sheet.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { inSnapshot } from './in-snapshot.ts'

const server = await openServer()
const ctx = server.app.asSystem()

test('a list that changes while it is read page by page has each row once, and misses none', async () => {
  const before = await schoolSheet.count(ctx, {} as never)
  const names: string[] = []

  await inSnapshot(ctx, async (seen) => {
    for await (const { code } of schoolSheet.rows(seen, {} as never)) {
      names.push(String(code))
      // The first page has been read: what comes first now moves all others by one.
      if (names.length === 1)
        await server.asOwner(`delete from schools where id = (select min(id) from schools)`)
    }
  })

  expect(names.length).toBe(before)
  expect(new Set(names).size).toBe(before)
})

test('nothing is written through the database of a snapshot', async () => {
  await expect(
    inSnapshot(ctx, (seen) => seen.db.deleteFrom('rateLimits').execute()),
  ).rejects.toThrow(/read-only transaction/)
})
