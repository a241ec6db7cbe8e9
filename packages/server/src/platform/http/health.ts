import { API_PREFIX } from '@residency/contract/kernel'
import { PRODUCT_COMMIT, PRODUCT_VERSION } from '@residency/contract/kernel/version'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/connect/pool.ts'

const FOLLOWS = sql<{ follows: boolean }>`select pg_is_in_recovery() as follows`

/** What runs here, in either case. */
const RUNNING = { version: PRODUCT_VERSION, commit: PRODUCT_COMMIT }

/**
 * Liveness: the process answers. Readiness: the database answers within two seconds, follows no other
 * one, and the process is not shutting down; with the version and the commit, and whether the demo logins were ended.
 */
export function registerHealth(
  app: FastifyInstance,
  db: Db,
  isDraining: () => boolean,
  hasEndedDemo: () => boolean,
) {
  app.get(`${API_PREFIX}/health/live`, async () => ({ status: 'UP' }))
  app.get(`${API_PREFIX}/health/ready`, async (_req, reply) => {
    try {
      if (isDraining()) throw new Error('leaving')

      const timeout = new Promise<never>((_, refuse) =>
        setTimeout(() => refuse(new Error('too slow')), 2000).unref(),
      )
      const { rows } = (await Promise.race([FOLLOWS.execute(db), timeout])) as {
        rows: readonly { follows: boolean }[]
      }
      if (rows[0]?.follows) throw new Error('nothing can be written')

      return { status: 'UP', ...RUNNING, ...(hasEndedDemo() ? { demoLogins: 'ended' } : {}) }
    } catch {
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ status: 'DOWN', ...RUNNING })
    }
  })
}
