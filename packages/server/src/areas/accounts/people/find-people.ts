import { byPinyin } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleUsers } from '../accounts.policy.ts'
import { users } from '../users/user.queries.ts'

const SHOWN = 20
type Search = { keywords?: string | undefined; roleCode?: string | undefined }

/**
 * At most twenty matching enabled accounts in the actor's scope: name, username and department, no
 * numbers.
 */
export const findPeople = async (ctx: SignedCtx, { keywords, roleCode }: Search) => {
  // a name field must not reveal whose number it is
  if (/^[\d\s-]{10,}[Xx]?$/.test(keywords ?? '')) return []
  return users(
    ctx.db,
    visibleUsers(ctx.actor),
    { status: 1, ...(keywords && { keywords }), ...(roleCode && { roleCode }) },
    ctx.fields,
  )
    .leftJoin('departments', 'departments.id', 'users.departmentId')
    .select(['users.id', 'users.displayName', 'users.username', 'departments.name as department'])
    .select('departments.nameEn as departmentEn')
    .orderBy('users.displayName', byPinyin)
    .orderBy('users.id')
    .limit(SHOWN)
    .execute()
}

/**
 * Which of these accounts are enabled and in the actor's scope, so that a record may refer to them.
 */
export async function findPeopleInUse(
  ctx: SignedCtx,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()

  const rows = await users(ctx.db, visibleUsers(ctx.actor), { status: 1 }, ctx.fields)
    .select('users.id')
    .where('users.id', 'in', ids)
    .execute()

  return new Set(rows.map((row) => row.id))
}
