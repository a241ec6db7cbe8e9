import { MENUS, NOTICES, WORDS } from './app.ts'
import { DEMO_USERNAMES, fillAccountsDemo } from './areas/accounts/accounts.demo.ts'
import { syncRights } from './areas/accounts/accounts.public.ts'
import { makeFirstRoot } from './areas/accounts/users/make-first-root.ts'
import { syncTemplates } from './areas/messages/messages.public.ts'
import { fillOrganisationDemo } from './areas/organisation/organisation.demo.ts'
import { publishDemoRun } from './areas/recruitment/admission/admission.demo.ts'
import { fillSettingsDemo } from './areas/settings/settings.demo.ts'
import { fillHolidays, fillSchools, syncDictionaries } from './areas/settings/settings.public.ts'
import { fillSignupDemo } from './areas/signup/signup.demo.ts'
import { auditOf } from './platform/audit/audit.ts'
import type { Config } from './platform/config.ts'
import { fieldCrypto } from './platform/crypto/fields.ts'
import type { Keys } from './platform/crypto/keys.ts'
import type { Db } from './platform/db/pool.ts'

/**
 * Brings the tables to what the code declares; on an empty database adds the demo hospital (DEMO) or one ROOT.
 * Returns lines for the terminal. Two starts at once fill once. The demo's days are told from `now`.
 */
export async function fillHouse(db: Db, config: Config, keys: Keys, randomPassword: () => string, now: Date): Promise<string[]> {
  const byNobody = () => ({ userId: null, sessionId: null, ip: 'server', now: () => now })
  await syncRights(db, MENUS, WORDS, auditOf(db, byNobody, fieldCrypto(keys)))
  await syncDictionaries(db)
  await syncTemplates(db, NOTICES)
  await fillSchools(db)
  await fillHolidays(db, now)
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('rights_version').select('version').forUpdate().execute()
    const anybody = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (anybody) return config.DEMO ? [`Demo accounts: ${DEMO_USERNAMES.join(' ')} (their passwords were shown at the first start)`] : []
    if (!config.DEMO) return makeFirstRoot(tx, keys, now)
    const passwords = new Map(DEMO_USERNAMES.map((name) => [name, config.DEMO_PASSWORD ?? randomPassword()]))
    const people = await fillAccountsDemo(tx, {
      fields: fieldCrypto(keys),
      keys,
      now,
      passwordOf: (name) => passwords.get(name)!,
    })
    await fillOrganisationDemo(tx, people, now)
    const applicants = config.DEMO_APPLICANTS
    const toPublish = await fillSignupDemo(tx, { fields: fieldCrypto(keys), now, userIds: people, applicants })
    if (toPublish !== null) await publishDemoRun({ db: tx, config, keys, words: WORDS, now: () => now }, toPublish, people.get('bhb')!)
    await fillSettingsDemo(tx, { now })
    return [
      'Demo accounts (shown once):',
      ...[...passwords].map(([name, password]) => `  ${name.padEnd(12)} ${config.DEMO_PASSWORD ? '(DEMO_PASSWORD)' : password}`),
    ]
  })
}
