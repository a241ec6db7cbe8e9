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
  | { userId: number; field: 'realName' | 'mobile' | 'idCard'; value: string }
  | { userId: number; field: 'gender' | 'email'; value: string | null }

type NumberOrName = Extract<PersonChange, { field: 'realName' | 'mobile' | 'idCard' }>

/**
 * Writes facts to accounts. A nickname that is the former name follows the name; a number of
 * another account is refused.
 */
export async function changePeople(ctx: Ctx, changes: readonly PersonChange[]) {
  const of = (field: NumberOrName['field']) =>
    changes.filter((personChange): personChange is NumberOrName => personChange.field === field)
  const names = of('realName')

  if (names.length) {
    await sql`update users
        set real_name = c.value, version = version + 1, updated_at = ${ctx.now()},
        nickname = case when nickname = display_name then c.value else nickname end
      from ${rowsOf(names, { userId: 'bigint', value: 'text' })} c
      where users.id = c.user_id`.execute(ctx.db)
  }

  const change = (column: keyof typeof COLUMN_TYPES) =>
    changeColumn(
      ctx,
      column,
      changes.filter(({ field }) => field === column),
    )

  await change('gender')
  await change('email')
  await changeMobiles(ctx, of('mobile'))

  const cards = of('idCard')

  if (cards.length)
    await claimIdCards(
      ctx,
      cards.map(({ userId, value }) => ({ userId, idCard: value })),
    )
}

type ChangedValue = { userId: number; value: string | null }

const COLUMN_TYPES = { gender: 'smallint', email: 'text' } as const

/** Writes one column of accounts; null empties it. */
async function changeColumn(
  ctx: Ctx,
  column: keyof typeof COLUMN_TYPES,
  changes: readonly ChangedValue[],
) {
  if (changes.length === 0) return

  const value = sql`cast(c.value as ${sql.raw(COLUMN_TYPES[column])})`

  await sql`update users
      set ${sql.ref(column)} = ${value}, version = version + 1, updated_at = ${ctx.now()}
    from ${rowsOf(changes, { userId: 'bigint', value: 'text' })} c
    where users.id = c.user_id`.execute(ctx.db)
}

/**
 * Gives accounts what their sign-up holds: the sex, which was reviewed there, and the e-mail
 * address where the account has none.
 */
export async function fillPeople(
  ctx: Pick<Ctx, 'db' | 'now'>,
  known: readonly { userId: number; email: string | null; gender: number | null }[],
) {
  if (known.length === 0) return

  await sql`update users
      set email = coalesce(users.email, c.email), gender = coalesce(c.gender, users.gender),
      version = version + 1, updated_at = ${ctx.now()}
    from ${rowsOf(known, { userId: 'bigint', email: 'text', gender: 'smallint' })} c
    where users.id = c.user_id
      and (coalesce(users.email, c.email),
          coalesce(c.gender, users.gender)) is distinct from (users.email, users.gender)`.execute(
    ctx.db,
  )
}

async function changeMobiles(ctx: Ctx, changes: readonly NumberOrName[]) {
  if (changes.length === 0) return

  const mobiles = changes.map(({ userId, value }) => ({
    id: userId,
    sealed: ctx.fields.sealCell({ table: 'users', column: 'mobile', row: userId }, value),
    hash: ctx.fields.hashOf('mobile', value),
  }))

  await sql`update users
      set mobile_sealed = c.sealed, mobile_hash = c.hash, version = version + 1,
        updated_at = ${ctx.now()}
      from ${rowsOf(mobiles, { id: 'bigint', sealed: 'text', hash: 'text' })} c
      where users.id = c.id`
    .execute(ctx.db)
    .catch(constraintErrors({ users_mobile: accountsErrors.mobileTaken }))
}
