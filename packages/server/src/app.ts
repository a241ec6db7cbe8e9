import type { Server } from 'node:http'
import { accountsMenus } from '@residency/contract/areas/accounts/menus'
import { accountsEn } from '@residency/contract/areas/accounts/words.en'
import { accountsZh } from '@residency/contract/areas/accounts/words.zh-CN'
import { organisationMenus } from '@residency/contract/areas/organisation/menus'
import { organisationEn } from '@residency/contract/areas/organisation/words.en'
import { organisationZh } from '@residency/contract/areas/organisation/words.zh-CN'
import { settingsMenus } from '@residency/contract/areas/settings/menus'
import { settingsEn } from '@residency/contract/areas/settings/words.en'
import { settingsZh } from '@residency/contract/areas/settings/words.zh-CN'
import type { Endpoint, MenuSeed, WordBook } from '@residency/contract/kernel'
import type { FastifyInstance } from 'fastify'
import { actorFinder } from './areas/accounts/accounts.public.ts'
import { accountsRoutes } from './areas/accounts/accounts.routes.ts'
import { organisationRoutes } from './areas/organisation/organisation.routes.ts'
import { settingsRoutes } from './areas/settings/settings.routes.ts'
import type { Config } from './platform/config.ts'
import { fieldCrypto } from './platform/crypto/fields.ts'
import type { Keys } from './platform/crypto/keys.ts'
import type { openDb } from './platform/db/pool.ts'
import { type Bind, binder } from './platform/http/bind.ts'
import type { Services } from './platform/http/ctx.ts'
import { registerHealth } from './platform/http/health.ts'
import { makeServer } from './platform/http/server.ts'
import { serveWeb } from './platform/http/web.ts'
import { openLimits } from './platform/limits/limits.ts'
import type { Log } from './platform/log.ts'
import { makeMetrics } from './platform/metrics.ts'

/** The areas, listed here and nowhere else. */
const ROUTES: readonly ((bind: Bind) => void)[] = [accountsRoutes, organisationRoutes, settingsRoutes]
export const MENUS: readonly MenuSeed[] = [...accountsMenus, ...organisationMenus, ...settingsMenus]
export const WORDS: WordBook = {
  accounts: { 'zh-cn': accountsZh, en: accountsEn },
  organisation: { 'zh-cn': organisationZh, en: organisationEn },
  settings: { 'zh-cn': settingsZh, en: settingsEn },
}

export type Parts = { config: Config; keys: Keys; log: Log; database: ReturnType<typeof openDb>; services: Services; now?: () => Date }
export type App = { server: FastifyInstance; bound: readonly Endpoint[]; serveMetrics: (port: number, host: string) => Promise<Server> }

/** Puts the house together: platform below, areas above. Does not listen yet. */
export async function makeApp({ config, keys, log, database, services, now = () => new Date() }: Parts): Promise<App> {
  const { db, pool } = database
  const metrics = makeMetrics(() => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }))
  const server = await makeServer(config, WORDS, log, metrics.done)
  const { bind, bound } = binder(server, {
    db,
    config,
    keys,
    services,
    now,
    fields: fieldCrypto(keys),
    limits: openLimits(pool),
    words: WORDS,
    findActor: actorFinder(),
    maxFileSize: () => 20 * 1024 * 1024,
  })
  for (const routes of ROUTES) routes(bind)
  registerHealth(server, db)
  await serveWeb(server)
  return { server, bound, serveMetrics: metrics.serve }
}
