import type { Language } from '@residency/contract/kernel'
import { auditOf } from '../audit/audit.ts'
import type { Actor, Client, Ctx } from './ctx.ts'

/** Shared by every request of a process. */
export type CtxParts = Pick<
  Ctx,
  'db' | 'now' | 'words' | 'config' | 'keys' | 'fields' | 'limits' | 'services'
>

/**
 * Creates the context of a use case, for a request or for background work (whose `actor` has no
 * session).
 */
export function makeCtx<A extends Actor | null>(
  deps: CtxParts,
  actor: A,
  language: Language,
  client: Client,
): Ctx & { actor: A } {
  const { db, now, words, config, keys, fields, limits, services } = deps

  const who = () => ({
    userId: actor?.userId || null,
    sessionId: actor?.sessionId || null,
    ip: client.ip,
    now,
  })

  return {
    db,
    now,
    words,
    config,
    keys,
    fields,
    limits,
    services,
    actor,
    language,
    client,
    audit: auditOf(db, who, fields),
  }
}
