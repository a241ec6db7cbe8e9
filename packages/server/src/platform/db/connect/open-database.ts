import type { Config } from '../../config/config.ts'
import { fingerprintOf, type Keys } from '../../crypto/keys.ts'
import { prepareJobs } from '../../jobs/prepare-jobs.ts'
import { ensureDatabase, migrate } from '../migrate/migrate.ts'
import { describeLocks } from '../migrate/table-locks.ts'
import { checkCollation } from './check-collation.ts'
import { APP_ROLE, startEmbedded } from './embedded.ts'
import { type Connection, type Db, openDb } from './pool.ts'

const DATABASE = 'residency'
const MAX_TO_REPLICA = 4

// compiling a statement takes longer than any of ours runs
const LIMITS =
  '-c statement_timeout=60000 -c idle_in_transaction_session_timeout=60000 -c timezone=UTC -c jit=off'

/** Opens the product's database (embedded, or DATABASE_URL) as its owner, without migrating. */
export async function openOwnerDatabase(config: Config, say: (line: string) => void) {
  if (config.DATABASE_URL)
    return {
      owner: { connectionString: config.DATABASE_URL } as Connection,
      embedded: null,
      async close() {},
    }

  const embedded = await startEmbedded(config.DATA_DIR, say)
  const owner: Connection = { host: embedded.host, user: embedded.user, database: DATABASE }
  const close = async () => void (await embedded.stop())

  try {
    await ensureDatabase(owner, DATABASE)
  } catch (e) {
    await close()
    throw e
  }

  return { owner, embedded, close }
}

/**
 * Opens the product's database (embedded, or DATABASE_URL), migrated, as the application's role,
 * and checks the key file against it.
 */
export async function openDatabase(
  config: Config,
  keys: Keys,
  migrations: string,
  say: (line: string) => void,
  onError: (e: Error) => void,
) {
  const { owner, embedded, close } = await openOwnerDatabase(config, say)
  try {
    const { applied, isNew, hasAppRole } = await migrate(owner, migrations)
    if (applied.length) say(`Database prepared (${applied.length} migrations).`)
    // Nobody waits for a database that is made.
    if (!isNew) for (const line of applied.flatMap(describeLocks)) say(line)

    if (!hasAppRole)
      say(
        `The database user may not create roles: the application works under it, and only triggers guard the audit log.`,
      )

    const ofCollation = await checkCollation(owner)
    if (ofCollation) say(ofCollation)

    await prepareJobs(owner)

    const app: Connection = embedded
      ? { ...owner, user: APP_ROLE, options: LIMITS }
      : { ...owner, options: hasAppRole ? `-c role=${APP_ROLE} ${LIMITS}` : LIMITS }
    const database = openDb({ ...app, max: config.DATABASE_POOL }, onError)
    await mustFit(database.db, keys, config.KEY_FILE)

    // separate pool of the stores: storing bytes inside a transaction must not wait for the
    // connection that waits for those bytes
    const storePool = openDb({ ...app, max: 2 }, onError)

    const replica = openReplicaPool(config, hasAppRole, onError)

    return {
      ...database,
      storePool: storePool.db,
      replica: replica?.db ?? null,
      async close() {
        await replica?.pool.end()
        await storePool.pool.end()
        await database.pool.end()
        await close()
      },
    }
  } catch (e) {
    await close()
    throw e
  }
}

/** The connections to the replica, on which nothing can be written; null: none is given. */
function openReplicaPool(config: Config, hasAppRole: boolean, onError: (e: Error) => void) {
  if (!config.DATABASE_REPLICA_URL) return null

  const role = hasAppRole ? `-c role=${APP_ROLE} ` : ''

  return openDb(
    {
      connectionString: config.DATABASE_REPLICA_URL,
      options: `${role}${LIMITS} -c default_transaction_read_only=on`,
      max: Math.min(MAX_TO_REPLICA, config.DATABASE_POOL),
      verify: undefined,
    },
    onError,
  )
}

/** A wrong key file is reported at start-up, not at the first decryption. */
async function mustFit(db: Db, keys: Keys, path: string) {
  const value = fingerprintOf(keys)

  await db
    .insertInto('settingsInternal')
    .values({ name: 'key_fingerprint', value })
    .onConflict((c) => c.column('name').doNothing())
    .execute()

  const { value: storedFingerprint } = await db
    .selectFrom('settingsInternal')
    .select('value')
    .where('name', '=', 'key_fingerprint')
    .executeTakeFirstOrThrow()
  if (storedFingerprint !== value)
    throw new Error(
      `KEY_FILE: ${path} does not belong to this database; stored personal data could not be read with it.`,
    )
}
