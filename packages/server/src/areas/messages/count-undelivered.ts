import type { SignedCtx } from '../../platform/http/ctx.ts'
import { countUndelivered } from './notice.queries.ts'

const COUNTED_FOR_MS = 7 * 86_400_000

/** Number of waiting text messages, and of those that failed in the last seven days. Recipients are not disclosed. */
export const getUndelivered = (ctx: SignedCtx) => countUndelivered(ctx.db, new Date(ctx.now().getTime() - COUNTED_FOR_MS))
