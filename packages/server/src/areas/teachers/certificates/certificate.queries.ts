import type {
  CertificateFilters,
  CertificateRecordFilters,
  certificateRecordSorts,
  certificateSorts,
} from '@residency/contract/areas/teachers/certificates/certificate.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import {
  isPersonInScope,
  type OrgScope,
  worksAtOwnBase,
} from '../../organisation/organisation.public.ts'
import { soonFrom } from '../validity.rules.ts'

const personName = sql<string>`u.display_name`

type Filters = Omit<CertificateFilters, 'pageNum' | 'pageSize'> & { scope: OrgScope; today: string }

function matching(db: Db, { scope, today, ...filters }: Filters) {
  let match = db
    .selectFrom('teacherCertificates as c')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .where(isPersonInScope(scope))

  if (filters.kind) match = match.where('c.kind', '=', filters.kind)
  if (filters.validity === 'expired') match = match.where('c.validUntil', '<', today)
  if (filters.validity === 'expiring')
    match = match.where('c.validUntil', '>=', today).where('c.validUntil', '<=', soonFrom(today))

  if (filters.validity === 'valid')
    match = match.where((e) =>
      e.or([e('c.validUntil', 'is', null), e('c.validUntil', '>', soonFrom(today))]),
    )

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([e('u.nameSearch', 'like', words), isFoundIn(e.ref('c.number'), words)]),
    )
  }

  return match
}

export const countCertificates = (db: Db, filters: Filters) => countRows(matching(db, filters))

const selectColumns = (match: ReturnType<typeof matching>) =>
  match
    .leftJoin('departments as d', 'd.id', 'u.departmentId')
    .selectAll('c')
    .select(personName.as('name'))
    .select(['d.name as department', 'd.nameEn as departmentEn'])
    .select(
      sql<
        number | null
      >`(select max(r.id) from teacher_certificate_records r where r.certificate_id = c.id
          and r.state = 'passed')`.as('recordId'),
    )

export type CertificateRow = Awaited<ReturnType<typeof findCertificate>> & object

const SORTS: SortColumns<(typeof certificateSorts)[number]> = {
  name: by.name('u.displayName'),
  number: by.column('c.number'),
  issuedOn: by.column('c.issuedOn'),
  validUntil: by.column('c.validUntil'),
}

/** In the chosen order; without one those that end first. */
const inOrder = (match: ReturnType<typeof matching>, { sort }: Filters) =>
  sortedBy(selectColumns(match), sort, SORTS).orderBy(sql`c.valid_until nulls last`).orderBy('c.id')

export const findCertificatePage = (db: Db, filters: Filters, page: Page) =>
  findPage(matching(db, filters), page, (rows) => inOrder(rows, filters))

export const findCertificateBatch = (db: Db, filters: Filters, page: Page) =>
  pageOf(inOrder(matching(db, filters), filters), page).execute()

export const findCertificate = (db: Db, scope: OrgScope, id: number) =>
  selectColumns(matching(db, { scope, today: '' }))
    .where('c.id', '=', id)
    .executeTakeFirst()

const EVERYBODY: OrgScope = { kind: 'all' }

export const findOwnCertificates = (db: Db, userId: number) =>
  selectColumns(matching(db, { scope: EVERYBODY, today: '' }))
    .where('c.userId', '=', userId)
    .orderBy('c.id')
    .execute()

const recordsOf = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('teacherCertificateRecords as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .where(isPersonInScope(scope))

const selectRecordColumns = (match: ReturnType<typeof recordsOf>, scope: OrgScope) =>
  match
    .leftJoin('departments as d', 'd.id', 'u.departmentId')
    .selectAll('r')
    .select(personName.as('name'))
    .select(['d.name as department', 'd.nameEn as departmentEn'])
    .select(worksAtOwnBase(scope, 'u.departmentId').as('isOwnBase'))

export type RecordRow = Awaited<ReturnType<typeof findRecordsForUpdate>>[number]

type RecordFilters = Omit<CertificateRecordFilters, 'pageNum' | 'pageSize'>

const RECORD_SORTS: SortColumns<(typeof certificateRecordSorts)[number]> = {
  name: by.name('u.displayName'),
  number: by.column('r.number'),
  issuedOn: by.column('r.issuedOn'),
  validUntil: by.column('r.validUntil'),
  createTime: by.column('r.createdAt'),
}

/** What waits for a reader: records at the own base that are not decided, never the own one. */
function matchingRecords(db: Db, scope: OrgScope, filters: RecordFilters, userId: number) {
  let match = recordsOf(db, scope)
  if (filters.state) match = match.where('r.state', '=', filters.state)
  if (filters.waiting)
    match = match
      .where('r.state', '=', 'submitted')
      .where('r.userId', '!=', userId)
      .where(worksAtOwnBase(scope, 'u.departmentId'))
  if (filters.kind) match = match.where('r.kind', '=', filters.kind)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([e('u.nameSearch', 'like', words), isFoundIn(e.ref('r.number'), words)]),
    )
  }

  return match
}

/** One page of certificates handed in, those that wait first. */
export const findRecordPage = (
  db: Db,
  scope: OrgScope,
  filters: RecordFilters,
  page: Page,
  userId: number,
) =>
  findPage(matchingRecords(db, scope, filters, userId), page, (rows) =>
    sortedBy(selectRecordColumns(rows, scope), filters.sort, RECORD_SORTS)
      .orderBy(sql`case r.state when 'submitted' then 0 else 1 end`)
      .orderBy('r.createdAt', 'desc')
      .orderBy('r.id', 'desc'),
  )

export const findRecord = (db: Db, scope: OrgScope, id: number) =>
  selectRecordColumns(recordsOf(db, scope), scope).where('r.id', '=', id).executeTakeFirst()

/** Records in the reader's scope, locked in one order. */
export const findRecordsForUpdate = (db: Db, scope: OrgScope, ids: readonly number[]) =>
  selectRecordColumns(recordsOf(db, scope), scope)
    .where('r.id', '=', anyId(ids))
    .orderBy('r.id')
    .forUpdate('r')
    .execute()

export const findUsersOfRecords = async (db: Db, ids: readonly number[]) =>
  (
    await db
      .selectFrom('teacherCertificateRecords')
      .select('userId')
      .distinct()
      .where('id', '=', anyId(ids))
      .execute()
  ).map(({ userId }) => userId)

/** Records of the reader that are not decided, or were turned down last. */
export const findOwnRecords = (db: Db, userId: number) =>
  selectRecordColumns(recordsOf(db, EVERYBODY), EVERYBODY)
    .where('r.userId', '=', userId)
    .where('r.state', 'in', ['submitted', 'rejected'])
    .orderBy('r.id', 'desc')
    .execute()

/** One of the person's own records, for reading. */
export const findOwnRecord = (db: Db, userId: number, id: number) =>
  selectRecordColumns(recordsOf(db, EVERYBODY), EVERYBODY)
    .where('r.id', '=', id)
    .where('r.userId', '=', userId)
    .executeTakeFirst()

export const isOwnRecord = async (db: Db, userId: number, id: number) =>
  (await db
    .selectFrom('teacherCertificateRecords')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()) !== undefined

export const findOwnRecordForUpdate = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('teacherCertificateRecords')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** Records of these people that wait: they pass together with an application. */
export const findPending = (db: Db, userIds: readonly number[]) =>
  db
    .selectFrom('teacherCertificateRecords')
    .select(['id', 'userId'])
    .where('userId', '=', anyId(userIds))
    .where('state', '=', 'submitted')
    .orderBy('id')
    .execute()

export const countWaitingRecords = (db: Db, scope: OrgScope, userId: number) =>
  countRows(matchingRecords(db, scope, { waiting: '1' }, userId))

export const countEndingSoon = async (db: Db, userId: number, today: string) =>
  countRows(
    db
      .selectFrom('teacherCertificates as c')
      .where('c.userId', '=', userId)
      .where('c.validUntil', '>=', today)
      .where('c.validUntil', '<=', soonFrom(today))
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('teacherCertificateRecords as r')
              .select('r.id')
              .whereRef('r.certificateId', '=', 'c.id')
              .where('r.state', '=', 'submitted'),
          ),
        ),
      ),
  )
