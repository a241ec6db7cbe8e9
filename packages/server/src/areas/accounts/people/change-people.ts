import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { sql } from 'kysely'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { claimIdCards } from '../users/claim-id-cards.ts'

/**
 * A fact of the person behind an account; all but the e-mail address have been verified by a
 * reviewer.
 */
export type PersonChange =
  | { userId: number; field: 'realName' | 'gender' | 'mobile' | 'idCard'; value: string }
  | { userId: number; field: 'email'; value: string | null }

type EmailChange = Extract<PersonChange, { field: 'email' }>
type VerifiedChange = Exclude<PersonChange, EmailChange>

/**
 * Writes facts to accounts. A nickname that is the former name follows the name; a number of
 * another account is refused.
 */
export async function changePeople(ctx: Ctx, changes: readonly PersonChange[]) {
  const of = (field: VerifiedChange['field']) =>
    changes.filter((one): one is VerifiedChange => one.field === field)
  const names = of('realName')

  if (names.length) {
    await sql`update users set real_name = c.value, version = version + 1, updated_at = ${ctx.now()},
        nickname = case when nickname = display_name then c.value else nickname end
      from ${rowsOf(names, { userId: 'bigint', value: 'text' })} c where users.id = c.user_id`.execute(
      ctx.db,
    )
  }

  const genders = of('gender')

  if (genders.length) {
    await sql`update users set gender = c.value::smallint, version = version + 1, updated_at = ${ctx.now()}
      from ${rowsOf(genders, { userId: 'bigint', value: 'text' })} c where users.id = c.user_id`.execute(
      ctx.db,
    )
  }

  await changeEmails(
    ctx,
    changes.filter((change): change is EmailChange => change.field === 'email'),
  )

  await changeMobiles(ctx, of('mobile'))

  const cards = of('idCard')

  if (cards.length)
    await claimIdCards(
      ctx,
      cards.map(({ userId, value }) => ({ userId, idCard: value })),
    )
}

async function changeEmails(ctx: Ctx, changes: readonly EmailChange[]) {
  if (changes.length === 0) return

  await sql`update users set email = c.value, version = version + 1, updated_at = ${ctx.now()}
    from ${rowsOf(changes, { userId: 'bigint', value: 'text' })} c where users.id = c.user_id`.execute(
    ctx.db,
  )
}

/** Gives accounts without an e-mail address the one that their sign-up holds. */
export async function fillEmails(
  ctx: Pick<Ctx, 'db' | 'now'>,
  existing: readonly { userId: number; email: string }[],
) {
  if (existing.length === 0) return

  await sql`update users set email = c.email, version = version + 1, updated_at = ${ctx.now()}
    from ${rowsOf(existing, { userId: 'bigint', email: 'text' })} c where users.id = c.user_id and users.email is null`.execute(
    ctx.db,
  )
}

async function changeMobiles(ctx: Ctx, changes: readonly VerifiedChange[]) {
  if (changes.length === 0) return

  const mobiles = changes.map(({ userId, value }) => ({
    id: userId,
    sealed: ctx.fields.sealCell({ table: 'users', column: 'mobile', row: userId }, value),
    hash: ctx.fields.hashOf('mobile', value),
  }))

  await sql`update users set mobile_sealed = c.sealed, mobile_hash = c.hash, version = version + 1, updated_at = ${ctx.now()}
      from ${rowsOf(mobiles, { id: 'bigint', sealed: 'text', hash: 'text' })} c where users.id = c.id`
    .execute(ctx.db)
    .catch(constraintErrors({ users_mobile: accountsErrors.mobileTaken }))
}
