import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, type Page, pageOf } from '../../../platform/db/pages.ts'
import { isPersonFoundBy } from '../../accounts/accounts.public.ts'
import { isInOrgScope, type OrgScope } from '../../organisation/organisation.public.ts'
import { anyOfLibrary } from '../library/library.queries.ts'

const COLUMNS = ['userId', 'bankName', 'bankAccountSealed', 'version'] as const

export const findOwnBank = (db: Db, userId: number) =>
  db.selectFrom('teacherProfiles').select(COLUMNS).where('userId', '=', userId).executeTakeFirst()

export const findOwnBankForUpdate = (db: Db, userId: number) =>
  db
    .selectFrom('teacherProfiles')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** Teachers of the library in the reader's scope with their bank information. */
function accounts(db: Db, scope: OrgScope, keywords?: string | undefined) {
  const all = db
    .selectFrom('teacherLibrary as l')
    .innerJoin('teacherQualifications as q', 'q.id', 'l.qualificationId')
    .innerJoin('teacherProfiles as p', 'p.userId', 'l.userId')
    .innerJoin('users as u', 'u.id', 'l.userId')
    .innerJoin('departments as d', 'd.id', 'l.departmentId')
    .where(isInOrgScope(scope, 'q.baseId', 'l.departmentId'))

  if (!keywords) return all

  return all.where('u.id', '=', anyOfLibrary).where(isPersonFoundBy('u', keywords))
}

const selectColumns = (match: ReturnType<typeof accounts>) =>
  match
    .select(['q.id', 'p.userId', 'p.bankName', 'p.bankAccountSealed', 'u.username'])
    .select(['u.displayName as name', 'd.name as department', 'd.nameEn as departmentEn'])

/** Of one entry of the library. */
export const findBank = (db: Db, scope: OrgScope, id: number) =>
  selectColumns(accounts(db, scope)).where('q.id', '=', id).executeTakeFirst()

export const countBanks = (db: Db, scope: OrgScope, keywords?: string) =>
  countRows(accounts(db, scope, keywords))

export const findBankBatch = (db: Db, scope: OrgScope, keywords: string | undefined, page: Page) =>
  pageOf(
    selectColumns(accounts(db, scope, keywords))
      .orderBy('l.departmentId')
      .orderBy('l.id'),
    page,
  ).execute()
