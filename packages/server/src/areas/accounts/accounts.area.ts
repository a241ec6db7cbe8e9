import { accountsMenus } from '@residency/contract/areas/accounts/access'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { HOUR_MS } from '@residency/contract/kernel/day'
import { type Area, everyOf } from '../../platform/area.ts'
import { auditOf } from '../../platform/audit/audit.ts'
import { sweepHealth } from '../../platform/health/sweep-health.ts'
import { accountsRoutes, healthRoutes } from './accounts.routes.ts'
import { accountsSetUp } from './administration/set-up-steps.ts'
import { measureSystem } from './health/measure-system.ts'
import { accountsHome } from './home/accounts-home.ts'
import { loginRoutes } from './login.routes.ts'
import { syncMiniMenus } from './menus/sync-mini-menus.ts'
import { eraseDeletedAccounts } from './privacy/erase-accounts.ts'
import { accountsOwnRecord } from './privacy/own-record-of-account.ts'
import { runRetention } from './privacy/retention.ts'
import { sweepExpired } from './privacy/sweep-expired.ts'
import { rightsRoutes } from './rights.routes.ts'
import { syncRights } from './roles/sync-rights.ts'
import { sheetsRoutes } from './sheets.routes.ts'
import { userFinder } from './users/find-users.ts'
import { wechatRoutes } from './wechat.routes.ts'

export const accountsArea: Area = {
  name: 'accounts',
  sealed: [
    { table: 'users', stored: 'mobile_sealed', key: 'id' },
    { table: 'users', stored: 'id_card_sealed', key: 'id' },
    { table: 'wechat_bindings', stored: 'open_id_sealed', key: 'user_id' },
  ],
  home: accountsHome,
  health: [measureSystem],
  words: accountsWords,
  menus: accountsMenus,
  setUpSteps: accountsSetUp,
  finders: [userFinder],
  routes(binder) {
    accountsRoutes(binder)
    rightsRoutes(binder)
    sheetsRoutes(binder)
    loginRoutes(binder)
    healthRoutes(binder)
    wechatRoutes(binder)
  },
  ownRecord: [accountsOwnRecord],
  erasers: [eraseDeletedAccounts],
  schedule: [
    { name: 'expired rows', everyMs: 300_000, run: (ctx) => sweepExpired(ctx.db, ctx.now()) },
    { name: 'times of calls', everyMs: 30_000, run: (ctx) => ctx.services.callTimes.flush() },
    { name: 'old errors', everyMs: HOUR_MS, run: (ctx) => sweepHealth(ctx.db, ctx.now()) },
    // called often, runs once a day across all processes
    {
      name: 'retention',
      everyMs: 600_000,
      run: (ctx) =>
        runRetention({ ...ctx, blobs: ctx.services.blobs }, everyOf(ctx.services.areas, 'erasers')),
    },
  ],
  async sync({ db, config, words, services, fields, now }) {
    const byNobody = () => ({ userId: null, sessionId: null, ip: 'server', now })
    const log = auditOf(db, byNobody, fields)
    await syncRights(db, everyOf(services.areas, 'menus'), words, log, config.DEMO)
    await syncMiniMenus(db)
  },
}
