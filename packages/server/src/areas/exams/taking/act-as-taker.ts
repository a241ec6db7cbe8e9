import type { Audit } from '../../../platform/audit/audit.ts'
import { SYSTEM_ACTOR } from '../../../platform/flow/system-actor.ts'
import type { Ctx, SignedCtx } from '../../../platform/http/ctx.ts'
import type { Taker } from './attempt.policy.ts'

/** The log of a person without an account: every entry names the person. */
function naming(audit: Audit, personId: number): Audit {
  const named = (entry: Parameters<Audit>[0]) => ({
    ...entry,
    detail: { ...entry.detail, personId },
  })

  return Object.assign((entry: Parameters<Audit>[0]) => audit(named(entry)), {
    all: (entries: Parameters<Audit['all']>[0]) => audit.all(entries.map(named)),
    within: (db: Parameters<Audit['within']>[0]) => naming(audit.within(db), personId),
  })
}

/**
 * The context in which a taker's steps are taken: their own account's, or the system's, which then
 * names the person.
 */
export const actAsTaker = (ctx: Ctx, taker: Taker): SignedCtx =>
  'personId' in taker
    ? { ...ctx, actor: SYSTEM_ACTOR, audit: naming(ctx.audit, taker.personId) }
    : (ctx as SignedCtx)

/** Steps that the time causes have no actor. */
export const asSystem = (ctx: Ctx): SignedCtx => ({ ...ctx, actor: SYSTEM_ACTOR })
