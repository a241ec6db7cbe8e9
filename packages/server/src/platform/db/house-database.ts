import type { Config } from '../config.ts'
import { fingerprintOf, type Keys } from '../crypto/keys.ts'
import { APP_ROLE, startEmbedded } from './embedded.ts'
import { ensureDatabase, migrate } from './migrate.ts'
import { type Connection, type Db, openDb } from './pool.ts'

const DATABASE = 'residency'
const LIMITS = '-c statement_timeout=60000 -c idle_in_transaction_session_timeout=60000 -c timezone=UTC'

/** Opens the product's database (embedded, or DATABASE_URL), migrated, under the application's own role, and checks the key file against it. */
export async function openHouseDatabase(
  config: Config,
  keys: Keys,
  migrations: string,
  say: (line: string) => void,
  onError: (e: Error) => void,
) {
  const embedded = config.DATABASE_URL ? null : await startEmbedded(config.DATA_DIR, say)
  try {
    const owner: Connection = embedded
      ? { host: embedded.host, user: embedded.user, database: DATABASE }
      : { connectionString: config.DATABASE_URL as string }
    if (embedded) await ensureDatabase(owner, DATABASE)
    const { applied, hasAppRole } = await migrate(owner, migrations)
    if (applied.length) say(`Database prepared (${applied.length} migrations).`)
    if (!hasAppRole) say(`The database user may not create roles: the application works under it, and only triggers guard the audit log.`)
    const app: Connection = embedded
      ? { ...owner, user: APP_ROLE, options: LIMITS }
      : { ...owner, options: hasAppRole ? `-c role=${APP_ROLE} ${LIMITS}` : LIMITS }
    const database = openDb({ ...app, max: config.DATABASE_POOL }, onError)
    await mustFit(database.db, keys, config.KEY_FILE)
    return {
      ...database,
      async close() {
        await database.pool.end()
        await embedded?.stop()
      },
    }
  } catch (e) {
    await embedded?.stop()
    throw e
  }
}

/** A wrong key file is told at the start, not at the first number somebody opens. */
async function mustFit(db: Db, keys: Keys, path: string) {
  const value = fingerprintOf(keys)
  await db
    .insertInto('settings_internal')
    .values({ name: 'key_fingerprint', value })
    .onConflict((c) => c.column('name').doNothing())
    .execute()
  const { value: kept } = await db
    .selectFrom('settings_internal')
    .select('value')
    .where('name', '=', 'key_fingerprint')
    .executeTakeFirstOrThrow()
  if (kept !== value) throw new Error(`KEY_FILE: ${path} does not belong to this database; stored personal data could not be read with it.`)
}
