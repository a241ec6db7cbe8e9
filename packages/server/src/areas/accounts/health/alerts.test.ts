import { X509Certificate } from 'node:crypto'
import { mkdtempSync, promises, readFileSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { sealAudit } from '../../../platform/audit/sealer.ts'
import { HEALTH_RULES, type HealthRule } from '../../../platform/health/health.rules.ts'
import { metricOf } from '../../../platform/health/measure.ts'
import { startTlsServer, TEST_CERTIFICATE } from '../../../testing/outside/tls-server.ts'
import { openFollower } from '../../../testing/server/open-follower.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { waitUntil } from '../../../testing/wait-until.ts'

const RULES = join(import.meta.dirname, '../../../../../../docs/operation/alerts.yml')
const [MINUTE, DAY] = [60_000, 86_400_000]

type Rule = { alert: string; expr: string; for: string; labels: { severity: 'warn' | 'alarm' } }

const rules: Rule[] = parse(readFileSync(RULES, 'utf8')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
)

const COMPARISONS: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '>=': (value, limit) => value >= limit,
  '==': (value, limit) => value === limit,
}

/** A rule compares one metric with one number. */
function readExpression(expr: string) {
  const [, metric = '', comparison = '', limit = ''] =
    expr.match(/^([a-z_]+) (<|>=|==) (\d+(?:\.\d+)?)$/) ?? []

  return { metric, comparison, limit: Number(limit) }
}

const folder = mkdtempSync(join(tmpdir(), 'alerts-'))

/** The disk of the machine is the one condition that a test cannot make. */
async function fillDisk() {
  const real = promises.statfs
  const full = async (path: string) => {
    const found = await real(path)
    return { ...found, bavail: found.blocks * 0.04 }
  }

  vi.spyOn(promises, 'statfs').mockImplementation(full as never)
  syncBuiltinESMExports()
}

const site = await startTlsServer()
let isCarrierBroken = false

const follower = await openFollower()
const server = await openServer({
  replica: follower.db,
  environment: { PUBLIC_URL: site.address },
  services: {
    sso: {
      exchange: async () => {
        if (isCarrierBroken) throw new TypeError('13800138000 is not a function')
        return null
      },
      logoutUrl: () => '',
      provider: null,
    },
  },
})

const metrics = await server.app.serveMetrics(0, '127.0.0.1')
const { port } = metrics.address() as { port: number }

afterAll(() => {
  site.stop()
  metrics.close()
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  rmSync(folder, { recursive: true, force: true })
})

/** The samples of a metric, as Prometheus would read them; `up` is its own. */
async function samplesOf(metric: string): Promise<number[]> {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
    (answer) => answer.text(),
    () => null,
  )
  if (metric === 'up') return [text === null ? 0 : 1]

  return (text ?? '')
    .split('\n')
    .filter((line) => line.startsWith(`${metric} `) || line.startsWith(`${metric}{`))
    .map((line) => Number(line.slice(line.lastIndexOf(' ')).replace('+Inf', 'Infinity')))
}

async function fires(rule: Rule): Promise<boolean> {
  const { metric, comparison, limit } = readExpression(rule.expr)
  const samples = await samplesOf(metric)

  return samples.some((value) => COMPARISONS[comparison]!(value, limit))
}

const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms)
}

const seal = () => sealAudit(server.db, server.keys.audit, join(folder, 'heads'))

const writeAudit = (action: string, detail: object = {}) =>
  server.db
    .insertInto('auditEntries')
    .values({ at: server.clock.now, ip: 'terminal', action, result: 'ok', detail } as never)
    .execute()

const asPostgres = async (...statements: string[]) => {
  const { database: _, ...connection } = server.connection
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()

  for (const statement of statements) await client.query(statement)

  await client.end()
}

async function addDelivery(state: 'due' | 'failed') {
  const { userId } = await server.as('student')
  const at = server.clock.now
  const { id: noticeId } = await server.db
    .insertInto('notices')
    .values({
      userId,
      kind: 'test',
      title: '一',
      titleEn: '1',
      body: '',
      bodyEn: '',
      createdAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  await server.db
    .insertInto('deliveries')
    .values({
      noticeId,
      userId,
      channel: 'sms',
      state,
      dueAt: at,
      since: at,
      doneAt: state === 'failed' ? at : null,
    } as never)
    .execute()
}

/** How each alert is provoked, in an order in which none undoes another. */
const PROVOCATIONS: Readonly<Record<string, () => Promise<unknown>>> = {
  ResidencyDiskNearlyFull: fillDisk,
  ResidencyMemoryShort: async () => {
    vi.spyOn(process, 'constrainedMemory').mockImplementation(() => process.memoryUsage.rss())
  },
  ResidencyErrors: async () => {
    isCarrierBroken = true
    const answer = await server.anonymous.post('/api/v1/auth/loginByCode', { token: 'x' })
    expect(answer.status).toBe(500)
    await waitUntil('the error is stored', async () => {
      const { rows } = await server.asOwner('select 1 from unexpected_errors')
      return rows.length > 0
    })
  },
  ResidencySlow: async () => {
    const { callTimes } = server.app.asSystem().services
    for (let call = 0; call < 20; call++) callTimes.add('/api/v1/home', 'GET', 1.5)

    await callTimes.flush()
  },
  ResidencyReplicaBehind: () =>
    follower.setState({ position: '0/1', replayed: "clock_timestamp() - interval '6 minutes'" }),
  ResidencyMessagesFail: () => addDelivery('failed'),
  ResidencyTasksFail: async () => {
    const { userId } = await server.as('bhb')
    await server.asOwner(`insert into tasks (key, kind, sheet, user_id, ip, language, state, created_at, finished_at)
      values ('t', 'export', 'settings.school', ${userId}, '::1', 'en', 'failed', '${server.clock.now.toISOString()}', '${server.clock.now.toISOString()}')`)
  },
  ResidencyJobsWait: async () => {
    await server.app.jobs.send(server.db, 'certificates', {})
    await server.asOwner(
      "update jobs12.job set start_after = now() - interval '2 hours' where name = 'certificates'",
    )
  },
  // The first that moves the clock: what the others do is written to the audit log as well.
  ResidencyAuditUnsealed: async () => {
    await seal()
    await writeAudit('test')
    later(6 * MINUTE)
  },
  ResidencyWorkFails: async () => {
    server.app.asSystem().services.clockWork.failed('news whose time has come')
    later(60 * MINUTE)
  },
  ResidencyMessagesWait: async () => {
    await addDelivery('due')
    later(121 * MINUTE)
  },
  ResidencyBackupIncomplete: () => writeAudit('accounts.backup.take', { missing: 2 }),
  ResidencyBackupOld: async () => later(3 * DAY),
  ResidencyBackupNotChecked: async () => later(28 * DAY),
  ResidencyCertificateEnds: async () => {
    server.clock.now = new Date(Date.parse(new X509Certificate(TEST_CERTIFICATE).validTo) - 6 * DAY)
    await waitUntil('the certificate is read', async () => {
      const [seconds] = await samplesOf('residency_certificate_seconds')
      return seconds !== undefined && Number.isFinite(seconds)
    })
  },
  ResidencyDatabaseUnreadable: async () => {
    const { database } = server.connection
    await asPostgres(
      `alter database "${database}" with allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
    )
  },
  ResidencyDown: () => new Promise((done) => metrics.close(done)),
}

test('the limit of a rule is that of the page', () => {
  const names = new Map(
    Object.entries<HealthRule>(HEALTH_RULES).map(([name, rule]) => [
      metricOf(name as keyof typeof HEALTH_RULES),
      rule,
    ]),
  )

  const compared = rules.flatMap(({ expr, labels }) => {
    const { metric, comparison, limit } = readExpression(expr)
    const rule = names.get(metric)
    if (!rule) return []

    expect([metric, limit, comparison]).toEqual([
      metric,
      rule[labels.severity],
      rule.isBadBelow ? '<' : '>=',
    ])

    return [metric]
  })

  const judged = [...names].filter(([, rule]) => rule.warn !== undefined)
  expect(compared.sort()).toEqual(judged.map(([metric]) => metric).sort())
})

test('every alert is silent before its condition is there, and fires afterwards', async () => {
  await writeAudit('accounts.backup.take')
  await writeAudit('accounts.backup.check')
  await seal()
  expect(rules.map(({ alert }) => alert).sort()).toEqual(Object.keys(PROVOCATIONS).sort())

  for (const [alert, provoke] of Object.entries(PROVOCATIONS)) {
    const rule = rules.find((each) => each.alert === alert)!
    expect(await fires(rule), `${alert} before`).toBe(false)
    await provoke()
    expect(await fires(rule), `${alert} afterwards`).toBe(true)
  }
}, 60_000)

test('an installation without any backup counts as one whose backup is too old', async () => {
  const other = await openServer()
  const measures = await other.app.asSystem().services.areas[0]!.health![0]!(other.app.asSystem())
  const backup = measures.find(({ name }) => name === 'backupAgeSeconds')

  expect(backup?.value).toBeNull()
  expect(HEALTH_RULES.backupAgeSeconds.ifUnknown).toBe('warn')
})
