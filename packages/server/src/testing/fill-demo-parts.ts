import { AREAS, WORDS } from '../areas.ts'
import type { Demo } from '../demo/demo.ts'
import { fieldCrypto } from '../platform/crypto/fields.ts'
import { SYSTEM_ACTOR } from '../platform/flow/system-actor.ts'
import { type CtxParts, makeCtx } from '../platform/http/make-ctx.ts'
import type { TestServer } from './server/open-server.ts'

const CLIENT = { ip: '127.0.0.1', agent: 'demo', device: null, portalToken: null }

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

  await server.db.transaction().execute(async (db) => {
    const context = {
      db,
      config: { ...server.config, DEMO_APPLICANTS: 1 },
      words: WORDS,
      keys: server.keys,
      fields: fieldCrypto(server.keys),
      services: { areas: AREAS, jobs: { send: async () => {} } },
      now: () => server.clock.now,
    } as unknown as CtxParts

    const ctxOf = (name: string) =>
      makeCtx(context, { ...SYSTEM_ACTOR, userId: people.get(name)! }, 'zh-cn', CLIENT)
    const demo = { db, house: context, now: server.clock.now, people, ctxOf } as unknown as Demo

    for (const fill of parts) await fill(demo)
  })
}
