import type { Server } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/**
 * Process metrics, served in Prometheus format on their own port (METRICS_PORT), never with the
 * API.
 */
export function makeMetrics(
  poolSize: () => { total: number; idle: number; waiting: number },
  windows: () => number,
) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })

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
    help: 'Windows that are told at once what has changed',
    registers: [registry],
    collect() {
      this.set(windows())
    },
  })

  // cached per route and status: label lookup costs more than counting
  const known = new Map<string, ReturnType<typeof requests.labels>>()

  return {
    done(route: string, method: string, status: number, seconds: number) {
      const key = `${status}${method}${route}`
      let one = known.get(key)

      if (!one) {
        one = requests.labels({ route, method, status: String(status) })
        known.set(key, one)
      }

      one.observe(seconds)
    },
    async serve(port: number, host: string) {
      // Imported when it is needed: an import of this module above makes Node load its whole web
      // client at every start.
      const { createServer } = await import('node:http')

      return new Promise<Server>((ready, broken) => {
        const server = createServer(async (_req, res) => {
          res.setHeader('content-type', registry.contentType)
          res.end(await registry.metrics())
        })

        server.once('error', broken)
        server.listen(port, host, () => ready(server))
      })
    },
  }
}
