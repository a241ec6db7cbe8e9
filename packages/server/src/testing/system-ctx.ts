import { AREAS } from '../areas.ts'
import { SYSTEM_ACTOR } from '../platform/flow/system-actor.ts'
import type { SignedCtx } from '../platform/http/ctx.ts'
import type { House } from './house.ts'

/** What a scheduled job is called with, on the database and the clock of a test's house; nothing is audited and nothing leaves it. */
export function systemCtx(house: House): SignedCtx {
  const audit = Object.assign(async () => {}, { within: () => audit, all: async () => {} })
  return {
    db: house.db,
    now: () => house.clock.now,
    language: 'zh-cn',
    services: { areas: AREAS },
    audit,
    actor: SYSTEM_ACTOR,
  } as unknown as SignedCtx
}
