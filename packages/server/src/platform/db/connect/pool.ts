import { type ExpressionBuilder, Kysely, type Selectable } from 'kysely'
import pg from 'pg'
import { dialectOn, type NamedPool } from '../code-names.ts'
import { withMergedReads } from '../merged-reads.ts'
import type { DB } from '../tables.gen.ts'
import { READ_ONLY, withNames } from './named-statements.ts'

// bigint ids become JSON numbers; calendar days stay text
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const INT8_ARRAY = 1016 as typeof pg.types.builtins.INT8

pg.types.setTypeParser(INT8_ARRAY, (text) =>
  text === '{}' ? [] : text.slice(1, -1).split(',').map(Number),
)

pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

export type Db = Kysely<DB>

/** What a column holds, as it is read: of a column with a list of allowed values, these. */
export type ColumnValue<T extends keyof DB, C extends keyof DB[T]> = Selectable<DB[T]>[C &
  keyof Selectable<DB[T]>]

export type Where<T extends keyof DB> = ExpressionBuilder<DB, T>
export type Connection = pg.PoolConfig

const MAX_READERS = 4

/**
 * A pool, with a few more connections for merged reads. Their statements are large, so
 * planning one takes longer than running it: the plan is made once for all values, as in all tests
 * (docs/decisions/0019). They are opened when they are needed first.
 */
class PoolWithReaders extends pg.Pool {
  readonly readers: pg.Pool

  constructor(connection: Connection) {
    super(connection)
    const options = `${connection.options ?? ''} -c plan_cache_mode=force_generic_plan`

    this.readers = new pg.Pool({
      ...connection,
      options,
      max: Math.min(MAX_READERS, connection.max ?? MAX_READERS),
    })
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.readers.end()])
  }
}

/** Of PostgreSQL: the server takes no connections for now. */
const NOT_NOW = '57P03'

/**
 * Refuses a new connection to a server that follows another one: a proxy that has just started, or
 * has not noticed a change of leaders, leads there.
 */
function mustLead(client: pg.ClientBase, done: (e?: Error) => void) {
  client.query('select pg_is_in_recovery() as follows').then(
    ({ rows }) =>
      done(
        rows[0].follows
          ? Object.assign(new Error('This database server follows another one.'), {
              code: NOT_NOW,
            })
          : undefined,
      ),
    done,
  )
}

/** Opens a pool; `onError` receives errors of idle connections (the pool replaces them). */
export function openDb(connection: Connection, onError: (e: Error) => void = () => {}) {
  const pool = new PoolWithReaders({
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    verify: mustLead,
    ...connection,
  })

  for (const openPool of [pool, pool.readers]) {
    openPool.on('error', onError)
    // a connection that breaks in use fails its query; without a listener the error would end the
    // process
    openPool.on('connect', (client) => client.on('error', onError))
  }

  const db = onPool(withNames(pool))

  readersOf.set(db, withNames(pool.readers))

  return { pool: pool as pg.Pool, db }
}

const onPool = (pool: NamedPool) => new Kysely<DB>({ dialect: dialectOn(pool) })
const readersOf = new WeakMap<Db, NamedPool>()

/**
 * The same database for the reads of one request that belong together: what is asked at the same
 * time becomes one statement (docs/decisions/0076). Inside a transaction it is the transaction
 * itself.
 */
export function mergeReads(db: Db): Db {
  const readers = readersOf.get(db)
  return readers ? onPool(withMergedReads(readers)) : db
}

/**
 * Several reads at the same time; in a transaction, whose one connection takes one statement at a
 * time, one after another.
 */
export async function readEach<T extends readonly unknown[]>(
  db: Db,
  reads: readonly [...{ [K in keyof T]: () => Promise<T[K]> }],
): Promise<T> {
  if (!db.isTransaction) return (await Promise.all(reads.map((read) => read()))) as unknown as T

  const found: unknown[] = []

  for (const read of reads) found.push(await read())

  return found as unknown as T
}

const GONE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  NOT_NOW,
  '08000',
  '08003',
  '08006',
  '53300',
  READ_ONLY,
])

/** Whether an error means that the database is unreachable (not that it refused a statement). */
export function isDatabaseGone(error: unknown): boolean {
  const e = error as { code?: string; syscall?: string; message?: string; severity?: string }
  if (e.code === 'ENOENT') return e.syscall === 'connect'
  // it takes no connections for now: kept for maintenance
  if (e.code === '55000') return e.severity === 'FATAL'

  return (
    GONE.has(e.code ?? '') ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      e.message ?? '',
    )
  )
}
