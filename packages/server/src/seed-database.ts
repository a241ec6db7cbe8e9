import { makeFirstRoot } from './areas/accounts/users/make-first-root.ts'
import { AREAS, WORDS } from './areas.ts'
import { DEMO_USERNAMES } from './demo/accounts/accounts.demo.ts'
import type { Demo } from './demo/demo.ts'
import { fillDemoHospital } from './demo/fill-demo-hospital.ts'
import type { Config } from './platform/config.ts'
import { fieldCrypto } from './platform/crypto/fields.ts'
import type { Keys } from './platform/crypto/keys.ts'
import type { Db } from './platform/db/pool.ts'
import { SYSTEM_ACTOR } from './platform/flow/system-actor.ts'
import { type CtxParts, makeCtx } from './platform/http/make-ctx.ts'

const DEMO_CLIENT = { ip: '127.0.0.1', agent: 'demo', device: null, portalToken: null }

/**
 * What start-up knows of the product. Nobody works in the background yet: texts to invented people
 * are not sent.
 */
function depsAtStart(db: Db, config: Config, keys: Keys, now: Date): CtxParts {
  const services = {
    areas: AREAS,
    jobs: { send: async () => {} },
  } as unknown as CtxParts['services']

  return {
    db,
    config,
    keys,
    words: WORDS,
    services,
    fields: fieldCrypto(keys),
    now: () => now,
  } as Omit<CtxParts, 'limits'> as CtxParts
}

/**
 * Brings the tables to what the areas declare; on an empty database adds the demo hospital (DEMO)
 * or one ROOT. Returns lines for the terminal. Two starts at once fill once. The demo's days count
 * from `now`.
 */
export async function seedDatabase(
  db: Db,
  config: Config,
  keys: Keys,
  randomPassword: () => string,
  now: Date,
): Promise<string[]> {
  const deps = depsAtStart(db, config, keys, now)
  for (const { sync } of AREAS) await sync?.(deps)

  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('rightsVersion').select('version').forUpdate().execute()

    const anybody = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (anybody)
      return config.DEMO
        ? [
            `Demo accounts: ${DEMO_USERNAMES.join(' ')} (their passwords were shown at the first start)`,
          ]
        : []

    if (!config.DEMO) return makeFirstRoot(tx, keys, now)

    const passwords = new Map(
      DEMO_USERNAMES.map((name) => [name, config.DEMO_PASSWORD ?? randomPassword()]),
    )
    const inside = { ...deps, db: tx }
    const people = new Map<string, number>()

    const demo: Demo = {
      house: inside,
      db: tx,
      now,
      people,
      passwordOf: (name) => passwords.get(name)!,
      ctxOf: (name) =>
        makeCtx(inside, { ...SYSTEM_ACTOR, userId: people.get(name)! }, 'zh-cn', DEMO_CLIENT),
    }

    await fillDemoHospital(demo)

    return [
      'Demo accounts (shown once):',
      ...[...passwords].map(
        ([name, password]) =>
          `  ${name.padEnd(12)} ${config.DEMO_PASSWORD ? '(DEMO_PASSWORD)' : password}`,
      ),
    ]
  })
}
