import type { SignedCtx } from '../../platform/http/ctx.ts'
import { shownWaiting } from './dashboard.policy.ts'

/** What waits for the reader, as each area counts it. */
export async function listWaitingForMe(ctx: SignedCtx) {
  const counted = ctx.services.areas.flatMap(({ name, waiting }) => (waiting ? [{ name, waiting }] : []))
  return shownWaiting(
    await Promise.all(counted.map(async ({ name, waiting }) => ({ area: name, kinds: waiting.kinds, counts: await waiting.count(ctx) }))),
  )
}
