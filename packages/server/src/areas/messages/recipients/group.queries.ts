import { sql } from 'kysely'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { GroupScope } from './recipient.policy.ts'

const inScope = (db: Db, { userId, seesShared }: GroupScope) =>
  db
    .selectFrom('message_groups as g')
    .where((e) => e.or([e('g.created_by', '=', userId), ...(seesShared ? [e('g.is_shared', '=', true)] : [])]))
const sizeOf = (list: string) => sql<number>`cardinality(${sql.ref(`r.${list}`)})`
const shown = (match: ReturnType<typeof inScope>) =>
  match
    .innerJoin('message_recipient_choices as r', 'r.id', 'g.choice_id')
    .innerJoin('users as u', 'u.id', 'g.created_by')
    .select(['g.id', 'g.name', 'g.is_shared', 'g.created_by', 'g.version', 'r.everyone'])
    .select(sql<string>`coalesce(u.real_name, u.nickname)`.as('by'))
    .select([sizeOf('user_ids').as('people'), sizeOf('role_ids').as('roles'), sizeOf('base_ids').as('bases')])
    .select([sizeOf('department_ids').as('departments'), sizeOf('cohort_ids').as('cohorts')])
export type GroupRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

export function findGroupPage(db: Db, scope: GroupScope, filters: Page & { keywords?: string | undefined }) {
  let match = inScope(db, scope)
  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('g.name'), pattern))
  return findPage(match, filters, (rows) => shown(rows).orderBy('g.id', 'desc'))
}
export const findGroup = (db: Db, scope: GroupScope, id: number) =>
  inScope(db, scope).selectAll('g').where('g.id', '=', id).executeTakeFirst()
export const findOwnGroupForUpdate = (db: Db, userId: number, id: number) =>
  db.selectFrom('message_groups').selectAll().where('id', '=', id).where('created_by', '=', userId).forUpdate().executeTakeFirst()
