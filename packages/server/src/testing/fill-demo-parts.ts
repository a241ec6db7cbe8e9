import { type Demo, openDemo } from '../demo/demo.ts'
import { depsAtStart } from '../seed-database.ts'
import type { TestServer } from './server/open-server.ts'

/**
 * Fills parts of the demo hospital into a test's database, in the order given, in one transaction.
 * No background work is started.
 */
export async function fillDemoParts(
  server: TestServer,
  parts: readonly ((demo: Demo) => Promise<unknown>)[],
): Promise<void> {
  const accounts = await server.db.selectFrom('users').select(['id', 'username']).execute()
  const people = new Map(accounts.map(({ id, username }) => [username ?? '', id]))
  const config = { ...server.config, DEMO_APPLICANTS: 1 }

  await server.db.transaction().execute(async (db) => {
    const deps = depsAtStart(db, config, server.keys, server.clock.now)
    const demo = openDemo(deps, people, () => '')

    for (const fill of parts) await fill(demo)
  })
}
