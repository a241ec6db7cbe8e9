import { AREAS } from '../../areas.ts'
import { SYSTEM_ACTOR } from '../../platform/flow/system-actor.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import type { TestServer } from './open-server.ts'

/**
 * What a scheduled job is called with, on the database and the clock of a test's server; nothing is
 * audited and nothing leaves it.
 */
export function systemCtx(server: TestServer): SignedCtx {
  const audit = Object.assign(async () => {}, { within: () => audit, all: async () => {} })
  return {
    db: server.db,
    now: () => server.clock.now,
    language: 'zh-cn',
    services: { areas: AREAS },
    audit,
    actor: SYSTEM_ACTOR,
  } as unknown as SignedCtx
}
