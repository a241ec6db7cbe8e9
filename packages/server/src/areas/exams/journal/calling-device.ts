import { tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { isInProgress } from '../taking/attempt.policy.ts'
import type { AttemptRow } from '../taking/attempt.queries.ts'
import type { CallingDevice } from './journal.rules.ts'

/**
 * The browser that calls about an attempt. A new cookie does not count before it comes back,
 * because the answer that brings it may be lost. After the end any browser may call: what it sends
 * is late, and a browser that lost its cookie can still send its stored events.
 */
export function callingDevice(
  { client }: Pick<Ctx, 'client'>,
  { state }: { state: string },
): CallingDevice {
  if (!isInProgress(state)) return 'any'
  return client.device === null || client.isNewDevice ? null : tokenHash(client.device)
}

/**
 * Browsers write a new cookie to the disk within half a minute; one that crashes before that has
 * lost it, and must not be locked out.
 */
const LASTING_MS = 60_000

/**
 * Losing the cookie again and again is no accident: after so much time of an attempt, the minute of
 * its holder does not restart.
 */
const RENEWED_MS = 600_000

/**
 * From when on the holder's cookie is counted as lasting, when the same device opens the attempt
 * again.
 */
export function holderSince(
  now: Date,
  { heldAt, startedAt }: Pick<AttemptRow, 'heldAt' | 'startedAt'>,
  device: CallingDevice,
): Date {
  const isNewCookie = device === null && now.getTime() - startedAt.getTime() < RENEWED_MS
  return isNewCookie ? now : (heldAt ?? now)
}

/**
 * What binds an attempt to the cookie of the browser that holds it, once that cookie has lasted.
 */
export function boundDevice(
  now: Date,
  attempt: Pick<AttemptRow, 'deviceHash' | 'heldAt'>,
  device: CallingDevice,
) {
  const isLasting =
    attempt.heldAt === null || now.getTime() - attempt.heldAt.getTime() >= LASTING_MS
  return attempt.deviceHash === null && isLasting && device instanceof Buffer
    ? { deviceHash: device }
    : {}
}
