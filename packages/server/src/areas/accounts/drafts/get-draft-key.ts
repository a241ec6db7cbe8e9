import { deviceKeyOf } from '../../../platform/crypto/keys.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/**
 * The key with which a browser encrypts this person's unsent edits. It is derived, not stored:
 * stable across logins, different per person, and only available from the server.
 */
export async function getDraftKey(ctx: SignedCtx) {
  const key = deviceKeyOf(ctx.keys, `residency/draft/v1|${ctx.actor.userId}`)

  return { key: key.toString('base64') }
}
