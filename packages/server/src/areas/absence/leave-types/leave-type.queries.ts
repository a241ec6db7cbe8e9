import type { LeaveTypeFilters } from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'

type Filters = Omit<LeaveTypeFilters, 'pageNum' | 'pageSize'>

function matching(db: Db, { keywords, status }: Filters) {
  let match = db.selectFrom('leaveTypes as t')
  if (status !== undefined) match = match.where('t.status', '=', status)

  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('t.name'), words),
        isFoundIn(e.ref('t.nameEn'), words),
        isFoundIn(e.ref('t.code'), words),
      ]),
    )
  }

  return match
}

const isUsed = sql<boolean>`exists (select from leave_accounts a where a.leave_type_id = t.id)`.as(
  'isUsed',
)

const inOrder = (match: ReturnType<typeof matching>) =>
  match.selectAll('t').select(isUsed).orderBy('t.sort').orderBy('t.id')

export type LeaveTypeRow = Awaited<ReturnType<typeof findTypeBatch>>[number]

export const findTypePage = (db: Db, filters: LeaveTypeFilters) =>
  findPage(matching(db, filters), filters, inOrder)

export const countTypes = (db: Db, filters: Filters) => countRows(matching(db, filters))

export const findTypeBatch = (db: Db, filters: Filters, page: Page) =>
  pageOf(inOrder(matching(db, filters)), page).execute()

export const findTypeRecord = (db: Db, id: number) =>
  inOrder(matching(db, {})).where('t.id', '=', id).executeTakeFirst()

export const findTypeForUpdate = (db: Db, id: number) =>
  db.selectFrom('leaveTypes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findTypeDay = (db: Db, typeId: number, dayId: number) =>
  db
    .selectFrom('leaveTypeDays')
    .selectAll()
    .where('id', '=', dayId)
    .where('leaveTypeId', '=', typeId)
    .executeTakeFirst()

export const findSettings = (db: Db) =>
  db.selectFrom('leaveSettings').selectAll().executeTakeFirstOrThrow()

export const findSettingsForUpdate = (db: Db) =>
  db.selectFrom('leaveSettings').selectAll().forUpdate().executeTakeFirstOrThrow()

export const updateSettings = (
  db: Db,
  provinceCode: string | null,
  reportDays: number,
  now: Date,
) =>
  db
    .updateTable('leaveSettings')
    .set((e) => ({ provinceCode, reportDays, updatedAt: now, version: e('version', '+', 1) }))
    .execute()

const namedRules = (db: Db) =>
  db
    .selectFrom('leaveStepRules as r')
    .leftJoin('leaveTypes as t', 't.id', 'r.leaveTypeId')
    .selectAll('r')
    .select(['t.name as typeName', 't.nameEn as typeNameEn'])

export type StepRuleRow = Awaited<ReturnType<typeof findStepRules>>[number]

/** Every type first, then exceptions in the order of types. */
export const findStepRules = (db: Db) =>
  namedRules(db)
    .orderBy(sql`r.leave_type_id is not null`)
    .orderBy('t.sort')
    .orderBy('r.id')
    .execute()

export const findStepRuleForUpdate = (db: Db, id: number) =>
  namedRules(db).where('r.id', '=', id).forUpdate('r').executeTakeFirst()
