import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { HOUR_MS } from '@residency/contract/kernel/day'
import { PRODUCT_COMMIT, PRODUCT_VERSION } from '@residency/contract/kernel/version'
import { type App, makeApp } from './app.ts'
import { AREAS } from './areas.ts'
import { DEMO_JOBS } from './demo/fill-demo-hospital.ts'
import { everyOf } from './platform/area.ts'
import { sealAudit } from './platform/audit/sealer.ts'
import { SEAL_MS, sealingOf } from './platform/audit/sealing-pause.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { openOutsideSystems } from './platform/config/outside-systems.ts'
import { type Keys, openKeys, readKeysAgain } from './platform/crypto/keys.ts'
import { rewriteValues } from './platform/crypto/rewrite-values.ts'
import { openDatabase } from './platform/db/connect/open-database.ts'
import { openStores } from './platform/files/stores.ts'
import { takeListeningSocket } from './platform/http/connections/listening-socket.ts'
import { WEB_BASE } from './platform/http/web.ts'
import { type Log, makeLog } from './platform/log.ts'
import { seedDatabase } from './seed-database.ts'

const say = (line: string) => console.log(line)

/** What happens after each run of a work by the clock. */
type Ends = { succeeded: () => void; failed: (error: unknown) => void }

/** Runs `work` every `ms`, never twice at once. */
function every(ms: number, work: () => Promise<unknown>, { succeeded, failed }: Ends) {
  let busy = false

  const timer = setInterval(async () => {
    if (busy) return

    busy = true
    await work().then(succeeded, failed)
    busy = false
  }, ms)

  return () => clearInterval(timer)
}

/** Runs `work` every `ms` until it has succeeded once. */
function untilDone(ms: number, work: () => Promise<unknown>, ends: Ends) {
  const stop = every(
    ms,
    async () => {
      await work()
      stop()
    },
    ends,
  )

  return stop
}

function openKeyFile(config: Config): Keys {
  const { keys, created } = openKeys(config.KEY_FILE, !config.DATABASE_URL)

  if (created)
    say(
      `Made the key file ${config.KEY_FILE}: keep a copy apart from the backups; without it stored personal data cannot be read.`,
    )

  return keys
}

async function openStorage(config: Config, keys: Keys, log: Log) {
  const migrations = [join(import.meta.dirname, 'migrations')].find((d) => existsSync(d))!
  const database = await openDatabase(config, keys, migrations, say, (e) =>
    log.warn({ code: (e as { code?: string }).code }, 'a database connection broke'),
  )

  const stores = await openStores(config, keys.files, database.storePool).catch(async (e) => {
    await database.close()
    throw e
  })

  return { database, stores }
}

/** Looks for new keys in the key file, and writes stored values under them for half a minute. */
async function takeUpKeys({ asSystem }: App, config: Config, keys: Keys) {
  readKeysAgain(keys, config.KEY_FILE, new Date())

  const { db, fields, services, now } = asSystem()
  const end = Date.now() + 30_000
  const columns = everyOf(AREAS, 'sealed')
  const isOver = () => Date.now() > end

  await rewriteValues({ db, keys, fields, blobs: services.blobs, columns, now, isOver })
}

/** Listens on a socket that was passed on, or on the port of the settings. */
async function listen(
  server: App['server'],
  config: Config,
  socket: ReturnType<typeof takeListeningSocket>,
) {
  try {
    // A socket that was passed on has its address; without a host, fastify would open further ones.
    await server.listen(
      socket ? { ...socket, host: '127.0.0.1' } : { port: config.PORT, host: config.HOST },
    )
  } catch (e) {
    if ((e as { code?: string }).code !== 'EADDRINUSE') throw e

    throw new Error(
      `PORT: ${config.PORT} on ${config.HOST} is taken, perhaps by another start of this product; choose another PORT.`,
    )
  }
}

async function startWorkers(app: App, config: Config) {
  for (const [queue, work] of app.workers) await app.jobs.work(queue, work)

  if (config.METRICS_PORT)
    await app
      .serveMetrics(config.METRICS_PORT, config.HOST)
      .catch(() => say(`METRICS_PORT: ${config.METRICS_PORT} is taken; metrics are not served.`))
}

type StartedParts = Awaited<ReturnType<typeof openStorage>> & {
  config: Config
  keys: Keys
  log: Log
}

/** Starts everything that runs by the clock; returns what stops it. */
function startClockWork(app: App, { config, keys, log, database, stores }: StartedParts) {
  const { clockWork } = app.asSystem().services

  /** The database may be away for a while. */
  const quiet = (what: string): Ends => ({
    succeeded: () => clockWork.succeeded(what),
    failed: (e) => {
      clockWork.failed(what)
      log.warn({ what, code: (e as { code?: string }).code }, 'will be tried again')
    },
  })

  const stops = [
    every(
      SEAL_MS,
      sealingOf(() => sealAudit(database.db, keys.audit, config.auditHeadFile)),
      quiet('audit sealing'),
    ),
    ...(config.DATABASE_REPLICA_URL
      ? [every(1000, () => app.asSystem().services.replica.findLag(), quiet('replica'))]
      : []),
    every(25_000, () => app.live.beat(), quiet('open windows')),
    every(60_000, () => takeUpKeys(app, config, keys), quiet('values under former keys')),
    every(60_000, () => stores.blobs.sweep(), quiet('unreferenced bytes')),
    every(HOUR_MS, () => stores.sweepUnfinished(new Date()), quiet('unfinished writes')),
    ...everyOf(AREAS, 'schedule').map(({ name, everyMs, run }) =>
      every(everyMs, () => run(app.asSystem()), quiet(name)),
    ),
    ...DEMO_JOBS.map(({ name, everyMs, run }) =>
      untilDone(everyMs, () => run(app.asSystem()), quiet(name)),
    ),
  ]

  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Starts the product: configuration, keys, database, migrations, first filling, server; stops in
 * order at SIGTERM or SIGINT.
 */
export async function start(environment: Record<string, string | undefined>) {
  const socket = takeListeningSocket(environment, process.pid)
  // Or the parent of `npm start` keeps it, which says so before it stops this process
  // (tools/start.mjs).
  let isSocketKept = socket !== undefined
  const config = readConfig(environment)
  const log = makeLog(config.LOG_LEVEL)

  log.info({ version: PRODUCT_VERSION, commit: PRODUCT_COMMIT }, 'starting')

  const keys = openKeyFile(config)
  const { database, stores } = await openStorage(config, keys, log)

  const app = await makeApp({
    config,
    keys,
    log,
    database,
    services: {
      blobs: stores.blobs,
      staging: stores.staging,
      ...openOutsideSystems(config, keys, database.db),
    },
  })

  const lines = await seedDatabase(
    database.db,
    config,
    keys,
    () => randomBytes(9).toString('base64url'),
    new Date(),
  )

  const stopClockWork = startClockWork(app, { config, keys, log, database, stores })

  let stopping = false

  const stop = async (signal: string) => {
    if (stopping) return

    stopping = true
    log.info({ signal }, 'stopping')

    stopClockWork()

    const limits = {
      delayMs: config.STOP_DELAY_SECONDS * 1000,
      idleMs: config.STOP_IDLE_SECONDS * 1000,
      isSocketKept,
    }

    const [connections] = await Promise.all([app.leave(limits), app.jobs.stop()])

    await sealAudit(database.db, keys.audit, config.auditHeadFile).catch(() => 0)
    await database.close()
    stores.close()
    log[connections.neverAccepted || connections.cutOff ? 'warn' : 'info'](connections, 'stopped')
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))

  process.on('message', (message) => {
    if (message === 'socket is kept') isSocketKept = true
  })

  process.on('unhandledRejection', (e) =>
    log.error(
      { name: (e as Error)?.name, at: (e as Error)?.stack?.split('\n').slice(1, 8) },
      'unhandled rejection',
    ),
  )

  await app.live.listen()

  await listen(app.server, config, socket).catch(async (e) => {
    await database.close()
    throw e
  })

  await startWorkers(app, config)

  for (const line of lines) say(line)

  say(
    `Ready: http://${config.HOST === '127.0.0.1' ? 'localhost' : config.HOST}:${config.PORT}${WEB_BASE}`,
  )
}
