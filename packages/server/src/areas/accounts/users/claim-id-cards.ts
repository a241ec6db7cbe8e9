import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { documentKindOf, type IdentityDocument } from '@residency/contract/kernel/identity-document'
import { sql } from 'kysely'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'

/** The number of an identity document. Without `idKind`, its kind is the one it looks like. */
export type CardOfAccount = { userId: number; idCard: string; idKind?: IdentityDocument }

/**
 * Assigns ID cards to accounts. Call it once a reviewer has seen the cards; a typed number assigns
 * nothing. A card that belongs to another account is refused.
 */
export async function claimIdCards(ctx: Ctx, cards: readonly CardOfAccount[]) {
  const rows = cards.map(({ userId, idCard, idKind }) => ({
    id: userId,
    sealed: ctx.fields.sealCell({ table: 'users', column: 'id_card', row: userId }, idCard),
    hash: ctx.fields.hashOf('idCard', idCard),
    kind: idKind ?? documentKindOf(idCard),
  }))

  const claims = rowsOf(rows, { id: 'bigint', sealed: 'text', hash: 'text', kind: 'text' })

  await sql`update users set id_card_sealed = c.sealed, id_card_hash = c.hash, id_kind = c.kind,
      id_card_seen_at = ${ctx.now()}
    from ${claims} c where users.id = c.id`
    .execute(ctx.db)
    .catch(constraintErrors({ users_id_card: accountsErrors.idCardTaken }))
}
