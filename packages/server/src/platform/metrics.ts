import type { Server } from 'node:http'
import { PRODUCT_COMMIT, PRODUCT_VERSION } from '@residency/contract/kernel/version'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { HEALTH_RULES, type HealthRule, metricValue } from './health/health.rules.ts'
import { type Measure, metricOf } from './health/measure.ts'

/** Adds the facts of the system's health; the returned function reads them before an answer. */
function addHealth(registry: Registry, measure: () => Promise<readonly Measure[]>) {
  const registers = [registry]

  new Gauge({
    name: 'residency_info',
    help: 'What runs here',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version: PRODUCT_VERSION, commit: PRODUCT_COMMIT }, 1)

  const isReadable = new Gauge({
    name: 'residency_health_readable',
    help: '1 while the facts of the health can be read from the database',
    registers,
  })

  const gauges = new Map(
    Object.entries<HealthRule>(HEALTH_RULES).map(([name, { by }]) => [
      name,
      new Gauge({
        name: metricOf(name as Measure['name']),
        help: `As on the page of the system's health: ${name}`,
        labelNames: by ? [by] : [],
        registers,
      }),
    ]),
  )

  return async () => {
    const measures = await measure().catch(() => null)
    isReadable.set(measures ? 1 : 0)

    for (const [name, gauge] of gauges) {
      const { by }: HealthRule = HEALTH_RULES[name as Measure['name']]
      if (by) gauge.reset()
      else gauge.set(Number.NaN)
    }

    for (const { name, value, about } of measures ?? []) {
      const { by }: HealthRule = HEALTH_RULES[name]
      gauges.get(name)!.set(by ? { [by]: about ?? '' } : {}, metricValue(name, value))
    }
  }
}

/**
 * Process metrics, served in Prometheus format on their own port (METRICS_PORT), never with the
 * API.
 */
export function makeMetrics(
  poolSize: () => { total: number; idle: number; waiting: number },
  windows: () => number,
  measure: () => Promise<readonly Measure[]>,
) {
  const registry = new Registry()

  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })

  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const size = poolSize()
      for (const state of ['total', 'idle', 'waiting'] as const) this.set({ state }, size[state])
    },
  })

  new Gauge({
    name: 'open_windows',
    help: 'Windows that get each change at once',
    registers: [registry],
    collect() {
      this.set(windows())
    },
  })

  const readHealth = addHealth(registry, measure)

  // cached per route and status: label lookup costs more than counting
  const known = new Map<string, ReturnType<typeof requests.labels>>()

  return {
    done(route: string, method: string, status: number, seconds: number) {
      const key = `${status}${method}${route}`
      let series = known.get(key)

      if (!series) {
        series = requests.labels({ route, method, status: String(status) })
        known.set(key, series)
      }

      series.observe(seconds)
    },
    async serve(port: number, host: string) {
      // not before somebody reads them: they wake the process a hundred times a second
      collectDefaultMetrics({ register: registry })

      // Imported when it is needed: an import of this module above makes Node load its whole web
      // client at every start.
      const { createServer } = await import('node:http')

      return new Promise<Server>((ready, broken) => {
        const server = createServer(async (_req, res) => {
          await readHealth()
          res.setHeader('content-type', registry.contentType)
          res.end(await registry.metrics())
        })

        server.once('error', broken)
        server.listen(port, host, () => ready(server))
      })
    },
  }
}
