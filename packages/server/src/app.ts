import type { Server } from 'node:http'
import { accountsMenus } from '@residency/contract/areas/accounts/menus'
import { accountsEn } from '@residency/contract/areas/accounts/words.en'
import { accountsZh } from '@residency/contract/areas/accounts/words.zh-CN'
import { dashboardEn } from '@residency/contract/areas/dashboard/words.en'
import { dashboardZh } from '@residency/contract/areas/dashboard/words.zh-CN'
import { filesMenus } from '@residency/contract/areas/files/menus'
import { filesEn } from '@residency/contract/areas/files/words.en'
import { filesZh } from '@residency/contract/areas/files/words.zh-CN'
import { messagesMenus } from '@residency/contract/areas/messages/menus'
import { messagesEn } from '@residency/contract/areas/messages/words.en'
import { messagesZh } from '@residency/contract/areas/messages/words.zh-CN'
import { organisationMenus } from '@residency/contract/areas/organisation/menus'
import { organisationEn } from '@residency/contract/areas/organisation/words.en'
import { organisationZh } from '@residency/contract/areas/organisation/words.zh-CN'
import { recruitmentMenus } from '@residency/contract/areas/recruitment/menus'
import { recruitmentEn } from '@residency/contract/areas/recruitment/words.en'
import { recruitmentZh } from '@residency/contract/areas/recruitment/words.zh-CN'
import { schoolMenus, settingsMenus } from '@residency/contract/areas/settings/menus'
import { settingsEn } from '@residency/contract/areas/settings/words.en'
import { settingsZh } from '@residency/contract/areas/settings/words.zh-CN'
import { signupMenus } from '@residency/contract/areas/signup/menus'
import { signupEn } from '@residency/contract/areas/signup/words.en'
import { signupZh } from '@residency/contract/areas/signup/words.zh-CN'
import { studentsEn } from '@residency/contract/areas/students/words.en'
import { studentsZh } from '@residency/contract/areas/students/words.zh-CN'
import type { Endpoint, MenuSeed, WordBook } from '@residency/contract/kernel'
import type { FastifyInstance } from 'fastify'
import { accountsOwnRecord, actorFinder, type Eraser, eraseDeletedAccounts, findActorById } from './areas/accounts/accounts.public.ts'
import { accountsRoutes } from './areas/accounts/accounts.routes.ts'
import { loginRoutes } from './areas/accounts/login.routes.ts'
import { rightsRoutes } from './areas/accounts/rights.routes.ts'
import { sheetsRoutes } from './areas/accounts/sheets.routes.ts'
import { dashboardRoutes } from './areas/dashboard/dashboard.routes.ts'
import { maxFileSize } from './areas/files/files.policy.ts'
import { filesRoutes } from './areas/files/files.routes.ts'
import { messagesOwnRecord, type NoticeKind, recallNotices, sendTexts } from './areas/messages/messages.public.ts'
import { messagesRoutes } from './areas/messages/messages.routes.ts'
import { organisationRoutes } from './areas/organisation/organisation.routes.ts'
import { baseSheet, firstLevelSheet, majorSheet, secondLevelSheet, unitSheet } from './areas/organisation/organisation-sheets.ts'
import { outcomeSheet } from './areas/recruitment/admission/admission.public.ts'
import { agreementFileReaders, arrivalSheet } from './areas/recruitment/arrival/arrival.public.ts'
import { examNotices, examsOwnRecord, scoreSheet } from './areas/recruitment/exams/exams.public.ts'
import { barSheet } from './areas/recruitment/intakes/bar.sheet.ts'
import { intakesDictionaryUses } from './areas/recruitment/intakes/intakes.public.ts'
import { offerSheet } from './areas/recruitment/intakes/offer.sheet.ts'
import { recruitmentRoutes } from './areas/recruitment/recruitment.routes.ts'
import { dictItemSheet } from './areas/settings/dict-item.sheet.ts'
import { guideSheet } from './areas/settings/guides/guide.sheet.ts'
import { calendarDaySheet } from './areas/settings/holidays/calendar-day.sheet.ts'
import { schoolSheet } from './areas/settings/schools/school.sheet.ts'
import { mayReadGuide, settingsDictionaryUses } from './areas/settings/settings.public.ts'
import { settingsRoutes } from './areas/settings/settings.routes.ts'
import { sheetTasks, taskNotices, taskRunner } from './areas/settings/tasks/tasks.public.ts'
import { tasksRoutes } from './areas/settings/tasks/tasks.routes.ts'
import { timeWindowSheet } from './areas/settings/windows/time-window.sheet.ts'
import { peopleSheet } from './areas/signup/partner/people.sheet.ts'
import {
  eraseEndedRegistrations,
  mayReadRegistration,
  partnerNotices,
  registrationSheet,
  sectionFileReaders,
  signupDictionaryUses,
  signupNotices,
  signupOwnRecord,
} from './areas/signup/signup.public.ts'
import { signupRoutes } from './areas/signup/signup.routes.ts'
import { studentsOwnRecord } from './areas/students/students.public.ts'
import { studentsRoutes } from './areas/students/students.routes.ts'
import type { Config } from './platform/config.ts'
import { fieldCrypto } from './platform/crypto/fields.ts'
import type { Keys } from './platform/crypto/keys.ts'
import type { openDb } from './platform/db/pool.ts'
import { SYSTEM_ACTOR } from './platform/flow/system-actor.ts'
import { serveApiPage } from './platform/http/api-page.ts'
import { type Bind, binder } from './platform/http/bind.ts'
import type { Client, Services, SignedCtx } from './platform/http/ctx.ts'
import { drainer } from './platform/http/draining.ts'
import { registerHealth } from './platform/http/health.ts'
import { makeCtx } from './platform/http/make-ctx.ts'
import { openApiOf } from './platform/http/openapi.ts'
import { makeServer } from './platform/http/server.ts'
import { serveWeb } from './platform/http/web.ts'
import { type Jobs, openJobs, reasonOf, type Worker } from './platform/jobs/jobs.ts'
import { openLimits } from './platform/limits/limits.ts'
import type { Log } from './platform/log.ts'
import { makeMetrics } from './platform/metrics.ts'
import { type AnySheetPlan, mustBeWorded } from './platform/sheets/sheet-plan.ts'

/** The areas, listed here and nowhere else. */
const ROUTES: Readonly<Record<string, (bind: Bind) => void>> = {
  accounts: (bind) => {
    accountsRoutes(bind)
    rightsRoutes(bind)
    sheetsRoutes(bind)
    loginRoutes(bind)
  },
  organisation: organisationRoutes,
  settings: (bind) => {
    settingsRoutes(bind)
    tasksRoutes(bind)
  },
  files: filesRoutes,
  signup: signupRoutes,
  recruitment: recruitmentRoutes,
  messages: messagesRoutes,
  students: studentsRoutes,
  dashboard: dashboardRoutes,
}
export const MENUS: readonly MenuSeed[] = [
  ...accountsMenus,
  ...organisationMenus,
  ...settingsMenus,
  ...filesMenus,
  ...signupMenus,
  ...schoolMenus,
  ...recruitmentMenus,
  ...messagesMenus,
]
export const WORDS: WordBook = {
  accounts: { 'zh-cn': accountsZh, en: accountsEn },
  organisation: { 'zh-cn': organisationZh, en: organisationEn },
  settings: { 'zh-cn': settingsZh, en: settingsEn },
  files: { 'zh-cn': filesZh, en: filesEn },
  signup: { 'zh-cn': signupZh, en: signupEn },
  recruitment: { 'zh-cn': recruitmentZh, en: recruitmentEn },
  messages: { 'zh-cn': messagesZh, en: messagesEn },
  students: { 'zh-cn': studentsZh, en: studentsEn },
  dashboard: { 'zh-cn': dashboardZh, en: dashboardEn },
}

/** Lists that go out and come in as sheets. */
const SHEETS: readonly AnySheetPlan[] = [
  peopleSheet,
  dictItemSheet,
  timeWindowSheet,
  calendarDaySheet,
  guideSheet,
  unitSheet,
  firstLevelSheet,
  secondLevelSheet,
  baseSheet,
  majorSheet,
  schoolSheet,
  offerSheet,
  barSheet,
  registrationSheet,
  scoreSheet,
  outcomeSheet,
  arrivalSheet,
]

/** What the areas tell people about. */
export const NOTICES: readonly NoticeKind[] = [...signupNotices, ...partnerNotices, ...examNotices, ...taskNotices]

const NO_CLIENT: Client = { ip: 'server', agent: '', device: null, portalToken: null }

/** What the areas erase when its time is over, in this order. */
export const ERASERS: readonly Eraser[] = [eraseDeletedAccounts, eraseEndedRegistrations]

export type Parts = {
  config: Config
  keys: Keys
  log: Log
  database: ReturnType<typeof openDb>
  services: Omit<
    Services,
    'recordReaders' | 'ownRecords' | 'jobs' | 'sheets' | 'sheetTasks' | 'dictionaryUses' | 'noticeKinds' | 'recallNotices'
  >
  now?: () => Date
}
export type App = {
  server: FastifyInstance
  bound: readonly Endpoint[]
  leave: () => Promise<void>
  jobs: Jobs
  /** Does one task of the queue `sheets`. */
  runTask: Worker
  /** Sends what is due, for the queue `texts`. */
  sendTexts: Worker
  /** Does a use case for time, not for a person: no account, no session. */
  asSystem: <T>(work: (ctx: SignedCtx) => Promise<T>) => Promise<T>
  serveMetrics: (port: number, host: string) => Promise<Server>
}

/** Puts the house together: platform below, areas above. Does not listen yet. */
export async function makeApp({ config, keys, log, database, services, now = () => new Date() }: Parts): Promise<App> {
  const { db, pool } = database
  const metrics = makeMetrics(() => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }))
  const server = await makeServer(config, WORDS, log, metrics.done)
  for (const plan of SHEETS) mustBeWorded(WORDS, plan)
  const jobs = openJobs(pool, (e) => log.warn({ reason: reasonOf(e) }, 'work in the background'))
  const house = {
    db,
    config,
    keys,
    services: {
      ...services,
      jobs,
      sheetTasks,
      sheets: new Map(SHEETS.map((plan) => [plan.sheet, plan])),
      // whoever may read a record may read its files
      recordReaders: { registration: mayReadRegistration, ...sectionFileReaders, ...agreementFileReaders, guide: mayReadGuide },
      // an item that stands in a record is disabled, not deleted
      dictionaryUses: [...settingsDictionaryUses, ...signupDictionaryUses, ...intakesDictionaryUses],
      ownRecords: [accountsOwnRecord, signupOwnRecord, studentsOwnRecord, messagesOwnRecord, examsOwnRecord],
      noticeKinds: NOTICES,
      recallNotices,
    },
    now,
    fields: fieldCrypto(keys),
    limits: openLimits(pool),
    words: WORDS,
    findActor: actorFinder(config.PASSWORD_MAX_AGE_DAYS),
    maxFileSize,
  }
  const { bind, bound } = binder(server, house)
  const areas = Object.entries(ROUTES).map(([area, routes]) => {
    const before = bound.length
    routes(bind)
    return { area, endpoints: bound.slice(before) }
  })
  serveApiPage(server, () => openApiOf(areas, WORDS))
  const { leave, isDraining } = drainer(server)
  registerHealth(server, db, isDraining)
  await serveWeb(server, config.WEB_DIR, config.TITLE)
  const runTask = taskRunner(house, (userId) => findActorById(db, userId))
  const asSystem: App['asSystem'] = (work) => work(makeCtx(house, SYSTEM_ACTOR, 'zh-cn', NO_CLIENT))
  return { server, bound, leave, jobs, runTask, sendTexts: () => sendTexts(house), asSystem, serveMetrics: metrics.serve }
}
