import type { Db } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/**
 * Caches the result of `read` per process by the rights version, which every session query returns:
 * a change of roles, menus or grants applies to the next request on every process. A failed read is
 * not cached.
 */
export function cacheByRights<T>(read: (db: Db) => Promise<T>) {
  let cached: { version: number; answer: Promise<T> } | undefined
  return (ctx: SignedCtx): Promise<T> => {
    const version = ctx.actor.rightsVersion
    if (cached?.version === version) return cached.answer

    const fresh = { version, answer: read(ctx.db) }

    cached = fresh
    fresh.answer.catch(() => {
      if (cached === fresh) cached = undefined
    })

    return fresh.answer
  }
}
