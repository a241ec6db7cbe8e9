import { sql } from 'kysely'
import { momentAfter } from '../clock.ts'
import type { FieldCrypto } from '../crypto/fields.ts'
import type { Db } from '../db/connect/pool.ts'

/**
 * Renewed so early that no call carries a token that ends on its way; WeChat accepts the old one
 * for five more minutes.
 */
const EARLY_MS = 300_000
export type IssuedToken = { value: string; seconds: number }

/** The valid token. `refused`: WeChat refused this one, another is needed. */
export type SharedToken = (refused?: string) => Promise<string>
export type TokenStore = { db: Db; fields: FieldCrypto; now: () => Date }

const cellOf = (name: string) => ({ table: 'wechat_tokens', column: 'value', row: name })

/** The stored token that is still good, with the row that holds it. */
async function findToken(
  { db, fields, now }: TokenStore,
  name: string,
  refused: string | undefined,
) {
  const row = await db
    .selectFrom('wechatTokens')
    .select(['valueSealed', 'expiresAt'])
    .where('name', '=', name)
    .executeTakeFirst()

  if (!row || row.expiresAt.getTime() - EARLY_MS <= now().getTime()) return null

  const value = fields.openCell(cellOf(name), row.valueSealed)

  return value === refused ? null : value
}

/**
 * A token that all processes share through the database. The process that finds it expired renews
 * it under a lock, and the others wait for the result: within a process for the same promise, so
 * that a slow WeChat holds one connection of the pool, not all.
 */
export function sharedToken(
  store: TokenStore,
  name: string,
  issue: (refused: string | undefined) => Promise<IssuedToken>,
): SharedToken {
  const { fields, now } = store
  let renewal: Promise<string> | null = null

  const renew = (refused: string | undefined) =>
    store.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(7203174, hashtext(${name}))`.execute(tx)

      const known = await findToken({ ...store, db: tx }, name, refused)
      if (known !== null) return known

      const { value, seconds } = await issue(refused)

      const row = {
        valueSealed: fields.sealCell(cellOf(name), value)!,
        renewedAt: now(),
        // of a token that lives a few minutes only, half is used
        expiresAt: momentAfter(now(), Math.max(seconds * 1000, EARLY_MS + seconds * 500)),
      }

      await tx
        .insertInto('wechatTokens')
        .values({ name, ...row })
        .onConflict((c) => c.column('name').doUpdateSet(row))
        .execute()

      return value
    })

  return async (refused) => {
    const known = await findToken(store, name, refused)
    if (known !== null) return known

    renewal ??= renew(refused).finally(() => {
      renewal = null
    })

    return renewal
  }
}
