import type { Server } from 'node:http'
import type { Endpoint } from '@residency/contract/kernel'
import type { FastifyInstance } from 'fastify'
import {
  actorFinder,
  answerWechatEvent,
  findLivingSessions,
  isEndedPortalSession,
  measureHealth,
  openDemoLogins,
} from './areas/accounts/accounts.public.ts'
import { maxFileSize } from './areas/files/files.policy.ts'
import { storeUpload } from './areas/files/upload/upload-attachment.ts'
import { notify, recallNotices } from './areas/messages/messages.public.ts'
import { sheetTasks } from './areas/settings/tasks/ask-task.ts'
import { AREAS, WORDS } from './areas.ts'
import { DEMO_USERNAMES } from './demo/accounts/accounts.demo.ts'
import { everyOf, publishedName } from './platform/area.ts'
import type { Config } from './platform/config/config.ts'
import { fieldCrypto } from './platform/crypto/fields.ts'
import type { Keys } from './platform/crypto/keys.ts'
import type { Db, openDb } from './platform/db/connect/pool.ts'
import { openReplica } from './platform/db/replica/replica.ts'
import { SYSTEM_ACTOR } from './platform/flow/system-actor.ts'
import { collectCallTimes } from './platform/health/call-times.ts'
import { watchCertificates } from './platform/health/certificate-ends.ts'
import { storeUnexpectedError } from './platform/health/unexpected-errors.ts'
import { binder } from './platform/http/bind.ts'
import { makeDrainer } from './platform/http/connections/draining.ts'
import type { Client, Services, SignedCtx } from './platform/http/ctx.ts'
import { registerHealth } from './platform/http/health.ts'
import { makeCtx } from './platform/http/make-ctx.ts'
import { serveApiPage } from './platform/http/openapi/api-page.ts'
import { openApiOf } from './platform/http/openapi/openapi.ts'
import { openOwnViews } from './platform/http/own-views.ts'
import { makeServer } from './platform/http/server.ts'
import { serveWeb } from './platform/http/web.ts'
import { watchClockWork } from './platform/jobs/clock-work.ts'
import { type Jobs, openJobs, reasonOf, type Worker } from './platform/jobs/jobs.ts'
import { JOBS_CHANNEL, type QueueName } from './platform/jobs/queues.ts'
import { openLimits } from './platform/limits/limits.ts'
import { openLive } from './platform/live/live.ts'
import type { Log } from './platform/log.ts'
import { makeMetrics } from './platform/metrics.ts'
import { mustBeWorded } from './platform/sheets/sheet-plan.ts'
import { serveWechatCallback } from './platform/wechat/serve-callback.ts'

const NO_CLIENT: Client = { ip: 'server', agent: '', device: null, portalToken: null }

export type Parts = {
  config: Config
  keys: Keys
  log: Log
  database: ReturnType<typeof openDb> & { replica?: Db | null }
  services: Omit<
    Services,
    | 'areas'
    | 'callTimes'
    | 'certificateEnds'
    | 'clockWork'
    | 'jobs'
    | 'live'
    | 'log'
    | 'ownViews'
    | 'demoLogins'
    | 'replica'
    | 'sheets'
    | 'sheetTasks'
    | 'notify'
    | 'recallNotices'
  >
  now?: () => Date
}

export type App = {
  server: FastifyInstance
  bound: readonly Endpoint[]

  /** Stops the server (platform/http/connections/draining.ts); resolves with the counts of its connections. */
  leave: ReturnType<typeof makeDrainer>['drain']
  jobs: Jobs

  /** Who does the work of each queue. */
  workers: readonly (readonly [QueueName, Worker])[]

  /** The open windows: `listen` when the process serves, `beat` regularly. */
  live: { listen: () => Promise<void>; beat: () => Promise<void> }

  /** The context of a use case that time calls, not a person: no account, no session. */
  asSystem: () => SignedCtx
  serveMetrics: (port: number, host: string) => Promise<Server>
}

/** The plans of all sheets by their names; throws if one lacks a text. */
function sheetPlans() {
  const plans = everyOf(AREAS, 'sheets')
  for (const plan of plans) mustBeWorded(WORDS, plan)

  return new Map(plans.map((plan) => [plan.sheet, plan]))
}

/** Makes the application from platform and areas. Does not listen yet. */
export async function makeApp({
  config,
  keys,
  log,
  database,
  services,
  now = () => new Date(),
}: Parts): Promise<App> {
  const { db, pool } = database
  const ownViews = openOwnViews()
  const demoLogins = openDemoLogins({ db, config, log, now, usernames: DEMO_USERNAMES })

  const jobs = openJobs(pool, (e) => log.warn({ reason: reasonOf(e) }, 'work in the background'))

  const live = openLive(
    pool.options,
    (e) => log.warn({ reason: reasonOf(e) }, 'notifications of the database'),
    ownViews.end,
    { name: JOBS_CHANNEL, hear: jobs.hear, listening: jobs.nudgeAll },
  )

  const metrics = makeMetrics(
    () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    live.count,
    async () => measureHealth(asSystem()),
  )

  const callTimes = collectCallTimes(db, now)

  const server = await makeServer(config, WORDS, log, {
    done(route, method, status, seconds) {
      metrics.done(route, method, status, seconds)
      callTimes.add(route, method, seconds)
    },
    unexpected: (error) =>
      void storeUnexpectedError(db, now(), error).catch((e) =>
        log.warn({ reason: reasonOf(e) }, 'an error was not stored'),
      ),
  })

  demoLogins.watch(server)

  const deps = {
    db,
    config,
    keys,
    services: {
      ...services,
      areas: AREAS,
      callTimes,
      certificateEnds: watchCertificates(
        [config.PUBLIC_URL, config.SSO_ISSUER, config.SSO_CAS_URL, config.S3_ENDPOINT].flatMap(
          (address) => address || [],
        ),
        now,
      ),
      clockWork: watchClockWork(now),
      jobs,
      live,
      log,
      ownViews,
      demoLogins,
      replica: openReplica(
        db,
        database.replica ?? null,
        config.DATABASE_REPLICA_LAG_SECONDS * 1000,
      ),
      sheetTasks,
      sheets: sheetPlans(),
      notify,
      recallNotices,
    },
    now,
    fields: fieldCrypto(keys),
    limits: openLimits(pool),
    words: WORDS,
    findActor: actorFinder(config.PASSWORD_MAX_AGE_DAYS),
    isEndedPortalSession,
    maxFileSize,
    storeUpload,
  }

  const { binderOf, bound } = binder(server, deps)

  const areas = AREAS.map((area) => {
    const name = publishedName(area)
    const before = bound.length

    area.routes?.(binderOf(name))

    return { area: name, endpoints: bound.slice(before) }
  })

  serveApiPage(server, () => openApiOf(areas, WORDS))

  const drainer = makeDrainer(server)

  const leave: App['leave'] = async (limits) => {
    // Open windows never end by themselves.
    await live.close()
    return drainer.drain(limits)
  }

  server.addHook('onClose', () => live.close())
  registerHealth(server, db, drainer.isDraining, demoLogins.isEnded)
  serveWechatCallback(server, deps, answerWechatEvent)
  await serveWeb(server, config.WEB_DIR, config.TITLE)

  const workers = AREAS.flatMap(({ workers = {} }) =>
    Object.entries(workers).map(([queue, make]) => [queue as QueueName, make(deps)] as const),
  )
  const asSystem = () => makeCtx(deps, SYSTEM_ACTOR, 'zh-cn', NO_CLIENT)
  const beat = () => live.beat((ids) => findLivingSessions(db, ids, now()))

  return {
    server,
    bound,
    leave,
    jobs,
    workers,
    live: { listen: live.listen, beat },
    asSystem,
    serveMetrics: metrics.serve,
  }
}
