import type { Db } from '../../../platform/db/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/**
 * Keeps in the process what `read` found, by the rights version that every session's own query brings along: a change of roles,
 * menus or grants is seen by the very next request, on every process, and nobody else pays for it. A failed reading is not kept.
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
