import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { isForwarded } from '../../../platform/http/forwarded.ts'
import type { Log } from '../../../platform/log.ts'
import { endSessionsOf } from './session.queries.ts'

declare module '../../../platform/http/ctx.ts' {
  interface Services {
    demoLogins: DemoLogins
  }
}

type DemoLoginParts = {
  db: Db
  config: Config
  log: Log
  now: () => Date
  usernames: readonly string[]
}

type DemoLogins = ReturnType<typeof openDemoLogins>

/**
 * Logins of the demo accounts. If the demo was not configured (`DEMO` is not given), it is for the
 * people at this machine. The first request that a proxy passed on ends these logins and their
 * sessions, before it is answered, until the next start.
 */
export function openDemoLogins({ db, config, log, now, usernames }: DemoLoginParts) {
  let ending: Promise<unknown> | null = null

  async function endSessions() {
    const accounts = await db
      .selectFrom('users')
      .select('id')
      .where('username', 'in', usernames)
      .execute()

    const sessions = await endSessionsOf(
      db,
      accounts.map(({ id }) => id),
      now(),
    )

    log.warn(
      { sessions },
      'demo logins ended: a proxy passed a request on, and DEMO is not set. DEMO=1 goes on with the demo; for a hospital start with DEMO=0 and an empty database',
    )
  }

  return {
    isEnded: () => ending !== null,

    /** Whether this account may no longer log in. */
    refuses: (username: string) => ending !== null && usernames.includes(username),
    watch(server: FastifyInstance) {
      if (!config.isDemoImplied) return
      server.addHook('onRequest', async (req) => {
        if (ending === null && !isForwarded(req.headers)) return

        ending ??= endSessions().catch((error: unknown) => {
          ending = null
          throw error
        })

        await ending
      })
    },
  }
}
