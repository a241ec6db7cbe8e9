import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { momentAfter } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { issueTicket } from '../../../platform/tickets.ts'
import { ATTEMPT, browserOf, providerOf } from './sso-attempt.ts'

const ATTEMPT_MS = 600_000

/** Sends this browser to the provider; its answer is accepted from this browser only. */
export async function beginSso(ctx: Ctx) {
  const provider = providerOf(ctx)

  const state = await issueTicket(ctx.db, {
    kind: ATTEMPT,
    subject: '',
    sessionId: browserOf(ctx)!,
    expiresAt: momentAfter(ctx.now(), ATTEMPT_MS),
  })

  const url = await provider.begin(state).catch(() => {
    throw fail(accountsErrors.ssoAway)
  })

  return { url }
}
