import { join } from 'node:path'
import { API_PREFIX, type Envelope } from '@residency/contract/kernel'
import type { InjectOptions, Response } from 'light-my-request'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { makeApp } from '../../app.ts'
import { readConfig } from '../../platform/config/config.ts'
import { openOutsideSystems } from '../../platform/config/outside-systems.ts'
import { openKeys } from '../../platform/crypto/keys.ts'
import { newOpaqueId, newToken, tokenHash } from '../../platform/crypto/tokens.ts'
import { queryWithCodeNames } from '../../platform/db/code-names.ts'
import { APP_ROLE } from '../../platform/db/connect/embedded.ts'
import { type Db, openDb } from '../../platform/db/connect/pool.ts'
import { openStores } from '../../platform/files/stores.ts'
import type { Services } from '../../platform/http/ctx.ts'
import type { QueueName } from '../../platform/jobs/queues.ts'
import { type Log, makeLog } from '../../platform/log.ts'
import { countWork } from '../count-work.ts'
import { multipartBody } from '../files/multipart.ts'
import { copiesOf } from './copied-databases.ts'
import { SMALL_HOSPITAL, TEST_TIME, testEnvironment, wholeHospital } from './hospital-templates.ts'

type Json = Record<string, unknown> | readonly unknown[]
const MOMENT_IN_UTC = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z"/

/** What a call answered; `data` and `code` are undefined for files. */
export type Reply<T = unknown> = {
  status: number
  code: string
  msg: string
  data: T
  errors: { path: string; message: string }[]
  headers: Response['headers']
  body: Buffer
}

/** Kept by the process, not by this module: a test may have its modules read again. */
const openServers = (): (() => Promise<void>)[] => {
  const kept = globalThis as { serversOfTests?: (() => Promise<void>)[] }
  kept.serversOfTests ??= []

  return kept.serversOfTests
}

/**
 * A hook that a running hook or test registers is never called, so each file's end closes what was
 * opened wherever (close-servers.ts).
 */
export const closeServers = async () => {
  for (const close of openServers().splice(0)) await close()
}

/**
 * The same database as the application's role. On the embedded server every role may log in over
 * its socket; on a server that was given (with a password) the owner takes the role, as the product
 * does with DATABASE_URL.
 */
export const connectionOfApplication = <C extends { password?: string }>(owner: C, options = '') =>
  owner.password === undefined
    ? { ...owner, user: APP_ROLE, options }
    : { ...owner, options: `-c role=${APP_ROLE} -c jit=off ${options}` }

/** Calls `close` after the file, before the servers are closed that were opened earlier. */
export const closeWithServers = (close: () => Promise<void>) => void openServers().unshift(close)

type ServerOptions = {
  environment?: Record<string, string>
  services?: Partial<Services>
  log?: Log

  /** A database that the product takes for one that follows its own. */
  replica?: Db

  /**
   * The whole demo hospital with 300 applicants instead of the demo accounts alone. It takes some
   * seconds: for what only shows there.
   */
  hospital?: 'whole'
}

/**
 * A whole server on a database of its own (a copy of the filled template), called through HTTP.
 * `await openServer()` at the top of a test file, in a hook or in a test; it is closed after the
 * file.
 */
export async function openServer(options: ServerOptions = {}) {
  const at = inject('database')
  const template =
    options.hospital === 'whole' ? await wholeHospital(at, inject('keyFile')) : SMALL_HOSPITAL

  countWork('database', expect.getState().testPath)

  const copies = copiesOf(at)
  const name = await copies.take(template)

  const config = readConfig({ ...testEnvironment(inject('keyFile')), ...options.environment })
  const { keys } = openKeys(config.KEY_FILE, false)

  // From the sixth execution PostgreSQL may use a generic plan, which can fail where the first five
  // did not: force it from the first.
  const connection = connectionOfApplication(
    { ...at, database: name },
    '-c plan_cache_mode=force_generic_plan',
  )

  const database = openDb(connection)
  const storePool = openDb({ ...connection, max: 2 })

  // kept open: a new connection costs ten times as much as most of what is asked on it
  const ownerPool = new pg.Pool({ ...at, database: name, max: 4 })
  // a test that ends all connections is not ended by it
  ownerPool.on('error', () => {})

  // every server has files of its own, in a folder or below a bucket that the environment names
  const stores = await openStores(
    { ...config, DATA_DIR: join(config.DATA_DIR, name) },
    keys.files,
    storePool.db,
  )

  const clock = { now: new Date(TEST_TIME) }

  const app = await makeApp({
    config,
    keys,
    log: options.log ?? makeLog('silent'),
    database: { ...database, replica: options.replica ?? null },
    services: {
      blobs: stores.blobs,
      staging: stores.staging,
      ...openOutsideSystems(config, keys, database.db, () => clock.now),
      ...options.services,
    } as Services,
    now: () => clock.now,
  })

  await app.server.ready()

  openServers().push(async () => {
    await app.jobs.stop()
    await app.server.close()
    await database.pool.end()
    await storePool.pool.end()
    await ownerPool.end()
    stores.close()
    copies.remove(name)
  })

  const read = (response: Response): Reply => {
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    // the contract refuses these where it says `moment`; a field that says only `string` is caught
    // here
    if (isJson && MOMENT_IN_UTC.test(response.body))
      throw new Error(`an answer holds a moment in UTC: ${response.body.slice(0, 500)}`)

    const envelope = (isJson ? JSON.parse(response.body) : {}) as Envelope<unknown>

    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.rawPayload,
      code: envelope.code,
      msg: envelope.msg,
      data: envelope.data,
      errors: envelope.errors ?? [],
    }
  }

  const caller = (token: string | null, extra: Record<string, string> = {}) => {
    const send = async (
      method: InjectOptions['method'],
      path: string,
      rest: Partial<InjectOptions> = {},
    ) => {
      const headers = {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...extra,
        ...rest.headers,
      }

      return read(
        await app.server.inject({ ...rest, method, url: `${API_PREFIX}${path}`, headers }),
      )
    }

    const json = (method: InjectOptions['method']) => (path: string, body?: Json) =>
      send(method, path, body === undefined ? {} : { payload: body as object })
    return {
      token,
      send,
      get: (path: string, headers: Record<string, string> = {}) => send('GET', path, { headers }),
      post: json('POST'),
      put: json('PUT'),
      patch: json('PATCH'),
      delete: json('DELETE'),

      /** A multipart form; a file is given as {filename, content, type?}. */
      form: (
        path: string,
        parts: Record<string, string | { filename: string; content: Buffer; type?: string }>,
      ) => send('POST', path, multipartBody(parts)),
      with: (headers: Record<string, string>) => caller(token, { ...extra, ...headers }),
    }
  }

  return {
    db: database.db,

    /**
     * The database as its owner, past the application's rights; rows arrive in camelCase as from
     * `db`.
     */
    asOwner: async (sql: string) => {
      const owner = await ownerPool.connect()

      try {
        return (await queryWithCodeNames(owner, sql)) as pg.QueryResult
      } finally {
        // the next one who uses this connection finds it as if it were new
        await owner.query('rollback; reset all').finally(() => owner.release())
      }
    },
    connection: { ...at, database: name },
    blobs: stores.blobs,
    app,

    /** Runs all waiting background jobs, or those of some queues, and returns the count. */
    async work(...only: QueueName[]) {
      let done = 0
      for (const [queue, work] of app.workers)
        if (!only.length || only.includes(queue)) done += await app.jobs.drain(queue, work)

      return done
    },
    keys,
    config,
    clock,
    now: () => clock.now,
    anonymous: caller(null),
    withToken: (token: string) => caller(token),

    /** A demo account with a session opened directly in the database. */
    async as(username: string) {
      const user = await database.db
        .selectFrom('users')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()

      const token = newToken()
      const now = clock.now

      const row = {
        tokenHash: tokenHash(token),
        id: newOpaqueId(),
        userId: user.id,
        entry: 'test',
        ip: '127.0.0.1',
        agent: 'test',
        createdAt: now,
        lastUsedAt: now,
      }

      await database.db.insertInto('sessions').values(row).execute()

      return { ...caller(token), userId: user.id, sessionId: row.id }
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof openServer>>

/** Somebody who is logged in and calls the server: what `as('teacher')` gives. */
export type Caller = Awaited<ReturnType<TestServer['as']>>
