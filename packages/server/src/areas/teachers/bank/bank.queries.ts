import { sql } from 'kysely'
import { countRows, type Page, pageOf } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isInOrgScope, type OrgScope } from '../../organisation/organisation.public.ts'

const COLUMNS = ['user_id', 'bank_name', 'bank_account_sealed', 'version'] as const
export const findOwnBank = (db: Db, userId: number) =>
  db.selectFrom('teacher_profiles').select(COLUMNS).where('user_id', '=', userId).executeTakeFirst()
export const findOwnBankForUpdate = (db: Db, userId: number) =>
  db.selectFrom('teacher_profiles').select(COLUMNS).where('user_id', '=', userId).forUpdate().executeTakeFirst()

/** Teachers of the library in the reader's scope with their bank information. */
function accounts(db: Db, scope: OrgScope, keywords?: string | undefined) {
  const all = db
    .selectFrom('teacher_library as l')
    .innerJoin('teacher_qualifications as q', 'q.id', 'l.qualification_id')
    .innerJoin('teacher_profiles as p', 'p.user_id', 'l.user_id')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .innerJoin('departments as d', 'd.id', 'l.department_id')
    .where(isInOrgScope(scope, 'q.base_id', 'l.department_id'))
  if (!keywords) return all
  const words = containing(keywords)
  return all.where((e) => e.or([e('u.name_search', 'like', words), isFoundIn(e.ref('u.username'), words)]))
}
const shownOf = (match: ReturnType<typeof accounts>) =>
  match
    .select(['q.id', 'p.user_id', 'p.bank_name', 'p.bank_account_sealed', 'u.username'])
    .select([sql<string>`coalesce(u.real_name, u.nickname)`.as('name'), 'd.name as department', 'd.name_en as department_en'])
/** Of one entry of the library. */
export const findBank = (db: Db, scope: OrgScope, id: number) => shownOf(accounts(db, scope)).where('q.id', '=', id).executeTakeFirst()
export const countBanks = (db: Db, scope: OrgScope, keywords?: string) => countRows(accounts(db, scope, keywords))
export const findBankBatch = (db: Db, scope: OrgScope, keywords: string | undefined, page: Page) =>
  pageOf(
    shownOf(accounts(db, scope, keywords))
      .orderBy('l.department_id')
      .orderBy('l.id'),
    page,
  ).execute()
