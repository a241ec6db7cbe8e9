import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleUsers } from '../accounts.policy.ts'
import { users } from './user.queries.ts'

const SHOWN = 20
type Search = { keywords?: string | undefined; roleCode?: string | undefined }

/** Enabled accounts in the actor's scope that match, twenty at most: name, user name and department, no numbers. */
export const findPeople = async (ctx: SignedCtx, { keywords, roleCode }: Search) => {
  // whose number it is, is not for a field that asks for a name
  if (/^[\d\s-]{10,}[Xx]?$/.test(keywords ?? '')) return []
  return users(ctx.db, visibleUsers(ctx.actor), { status: 1, ...(keywords && { keywords }), ...(roleCode && { roleCode }) }, ctx.fields)
    .leftJoin('departments', 'departments.id', 'users.department_id')
    .select(['users.id', 'users.nickname', 'users.real_name', 'users.username', 'departments.name as department'])
    .select('departments.name_en as department_en')
    .orderBy('users.nickname')
    .orderBy('users.id')
    .limit(SHOWN)
    .execute()
}

/** Which of these accounts are enabled and in the actor's scope: those a record may name. */
export async function findPeopleInUse(ctx: SignedCtx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await users(ctx.db, visibleUsers(ctx.actor), { status: 1 }, ctx.fields)
    .select('users.id')
    .where('users.id', 'in', ids)
    .execute()
  return new Set(rows.map((row) => row.id))
}
