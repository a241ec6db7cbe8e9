import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect/pool.ts'
import { idArray } from '../../platform/db/patterns.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { roleName } from '../accounts/accounts.public.ts'
import type { Audience } from './settings.policy.ts'

/** Rows of `table` for these roles or for everybody; `all` returns every row. */
export const forAudience =
  <T extends 'timeWindows' | 'guides'>(table: T, audience: Audience) =>
  (_: ExpressionBuilder<DB, T>) =>
    audience === 'all'
      ? sql<boolean>`true`
      : sql<boolean>`(cardinality(${sql.ref(`${table}.role_ids`)}) = 0
          or ${sql.ref(`${table}.role_ids`)} && ${idArray(audience.roleIds)})`

/** Names of roles by id, disabled ones too. */
export async function findRoleNames(ctx: Ctx): Promise<Map<number, string>> {
  const roles = await ctx.db.selectFrom('roles').select(['id', 'name', 'code']).execute()
  return new Map(roles.map((role) => [role.id, roleName(ctx.language, role)]))
}

/** Enabled roles in order, without ROOT, which sees everything. */
export async function findAudienceRoles(ctx: Ctx) {
  const enabled = ctx.db
    .selectFrom('roles')
    .select(['id', 'name', 'code'])
    .where('status', '=', 1)
    .where('code', '!=', 'ROOT')

  const roles = await enabled.orderBy('sort').orderBy('id').execute()
  return roles.map((role) => ({ value: role.id, label: roleName(ctx.language, role) }))
}

/** Whether every id is a role. */
export async function areRoles(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return true

  const found = await db
    .selectFrom('roles')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('id', 'in', [...new Set(ids)])
    .executeTakeFirstOrThrow()

  return found.n === new Set(ids).size
}
