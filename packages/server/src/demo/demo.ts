import type { Db } from '../platform/db/pool.ts'
import type { SignedCtx } from '../platform/http/ctx.ts'
import type { CtxParts } from '../platform/http/make-ctx.ts'

/**
 * What filling a part of the demo hospital works with. A part may use what those before it made.
 */
export type Demo = {
  house: CtxParts
  db: Db
  now: Date
  /** Ids of the demo accounts by username. */
  people: Map<string, number>
  passwordOf: (username: string) => string
  /** A context for a demo account with all permissions. */
  ctxOf: (username: string) => SignedCtx
}
