import type { SignedCtx } from '../../platform/http/ctx.ts'
import { countUndelivered } from './notice.queries.ts'

const COUNTED_FOR_MS = 7 * 86_400_000

/** How many messages to telephones wait, and how many of the last seven days could not be sent. Whose they are is nobody's business here. */
export const getUndelivered = (ctx: SignedCtx) => countUndelivered(ctx.db, new Date(ctx.now().getTime() - COUNTED_FOR_MS))
