import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { endSsoLogins as call } from '@residency/contract/areas/accounts/login/session.contract'
import type { InputOf } from '@residency/contract/kernel'
import { HOUR_MS } from '@residency/contract/kernel/day'
import { momentAfter } from '../../../platform/clock.ts'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { acceptOnce } from '../../../platform/tickets.ts'
import { providerOf } from './sso-attempt.ts'
import { deleteEndedLogins } from './sso-login.queries.ts'

/**
 * Longer than a notice is believed (platform/sso/provider-keys.ts), so that a repeated one is
 * known.
 */
const REMEMBERED_MS = HOUR_MS

/**
 * Ends the sessions whose logins the provider has ended: their next call answers A0204. A forged or
 * repeated notice is refused.
 */
export async function endSsoLogins(ctx: Ctx, input: InputOf<typeof call, 'out'>) {
  const ended = await providerOf(ctx)
    .endedBy(input)
    .catch(() => {
      throw fail(accountsErrors.ssoAway)
    })

  if (!ended) throw fail(accountsErrors.ssoNoticeRefused)

  await inTransaction(ctx, async (tx) => {
    const until = momentAfter(tx.now(), REMEMBERED_MS)
    if (
      ended.once !== null &&
      !(await acceptOnce(tx.db, 'sso.notice', ended.once, until, tx.now()))
    )
      throw fail(accountsErrors.ssoNoticeRefused)

    const logins = await deleteEndedLogins(tx, ended)
    const sessionIds = logins.flatMap(({ sessionId }) => sessionId ?? [])
    if (sessionIds.length === 0) return

    await tx.db
      .updateTable('sessions')
      .set({ endedAt: tx.now() })
      .where('id', 'in', sessionIds)
      .where('endedAt', 'is', null)
      .execute()

    const userIds = logins.filter(({ sessionId }) => sessionId !== null).map(({ userId }) => userId)

    await tx.audit.all(
      userIds.map((id) => ({
        action: 'accounts.session.end',
        entity: 'user',
        entityId: id,
        userId: id,
        detail: { by: 'provider' },
      })),
    )
  })

  return null
}
