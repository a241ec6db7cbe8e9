import { hkdfSync } from 'node:crypto'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

const KEY_BYTES = 32

/**
 * The key with which a browser encrypts this person's unsent edits. It is derived, not stored:
 * stable across logins, different per person, and only available from the server.
 */
export async function getDraftKey(ctx: SignedCtx) {
  const { keys, current } = ctx.keys.field

  const key = hkdfSync(
    'sha256',
    keys.get(current)!,
    '',
    `residency/draft/v1|${ctx.actor.userId}`,
    KEY_BYTES,
  )

  return { key: Buffer.from(key).toString('base64') }
}
