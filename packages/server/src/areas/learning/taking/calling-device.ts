import { tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { goesOn } from './attempt.policy.ts'
import type { CallingDevice } from './journal.rules.ts'

/**
 * The browser that calls about an attempt. A cookie that it is given only now does not count before it comes back, because the answer that
 * brings it may be lost. After the end any browser will do: whatever comes is late, and one that lost its cookie still gets rid of what it has.
 */
export function callingDevice({ client }: Pick<Ctx, 'client'>, { state }: { state: string }): CallingDevice {
  if (!goesOn(state)) return 'any'
  return client.device === null || client.isNewDevice ? null : tokenHash(client.device)
}
