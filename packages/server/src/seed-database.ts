import { makeFirstRoot } from './areas/accounts/users/make-first-root.ts'
import { notify } from './areas/messages/messages.public.ts'
import { AREAS, WORDS } from './areas.ts'
import { DEMO_USERNAMES } from './demo/accounts/accounts.demo.ts'
import { openDemo } from './demo/demo.ts'
import { fillDemoHospital } from './demo/fill-demo-hospital.ts'
import type { Config } from './platform/config/config.ts'
import { fieldCrypto } from './platform/crypto/fields.ts'
import type { Keys } from './platform/crypto/keys.ts'
import type { Db } from './platform/db/connect/pool.ts'
import type { CtxParts } from './platform/http/make-ctx.ts'

/**
 * What start-up knows of the product. Nobody works in the background yet: texts to invented people
 * are not sent.
 */
export function depsAtStart(db: Db, config: Config, keys: Keys, now: Date): CtxParts {
  const services = {
    areas: AREAS,
    jobs: { send: async () => {}, nudge: () => {} },
    notify,
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
    const demo = openDemo({ ...deps, db: tx }, new Map(), (name) => passwords.get(name)!)

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
