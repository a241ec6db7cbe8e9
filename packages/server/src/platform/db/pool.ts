import { type ExpressionBuilder, Kysely, PostgresDialect, type Selectable } from 'kysely'
import pg from 'pg'
import { withNames } from './named-statements.ts'
import type { DB } from './tables.gen.ts'

// bigint ids become JSON numbers; calendar days stay text
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const INT8_ARRAY = 1016 as typeof pg.types.builtins.INT8
pg.types.setTypeParser(INT8_ARRAY, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)) as never)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

export type Db = Kysely<DB>
/** What a column holds, as it is read: of a column with a list of allowed values, these. */
export type ColumnValue<T extends keyof DB, C extends keyof DB[T]> = Selectable<DB[T]>[C & keyof Selectable<DB[T]>]
export type Where<T extends keyof DB> = ExpressionBuilder<DB, T>
export type Connection = pg.PoolConfig

/** Opens a pool; `onError` receives errors of idle connections (the pool replaces them). */
export function openDb(connection: Connection, onError: (e: Error) => void = () => {}) {
  const pool = new pg.Pool({ max: 10, connectionTimeoutMillis: 5000, idleTimeoutMillis: 60_000, ...connection })
  pool.on('error', onError)
  // a connection that breaks in use fails its query; without a listener the error would end the process
  pool.on('connect', (client) => client.on('error', onError))
  return { pool, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: withNames(pool) as never }) }) }
}

const GONE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
])
/** Whether an error means that the database is unreachable (not that it refused a statement). */
export function isDatabaseGone(error: unknown): boolean {
  const e = error as { code?: string; syscall?: string; message?: string; severity?: string }
  if (e.code === 'ENOENT') return e.syscall === 'connect'
  if (e.code === '55000') return e.severity === 'FATAL' // it takes no connections for now: kept for maintenance
  return (
    GONE.has(e.code ?? '') ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(e.message ?? '')
  )
}
