import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isOfOwnDepartment } from '../../organisation/organisation.public.ts'
import type { DepartureScope } from './departure.policy.ts'

const clearancesIn = (db: Db, { org }: DepartureScope) =>
  db
    .selectFrom('departureClearances as c')
    .leftJoin('departments as d', 'd.id', 'c.departmentId')
    .leftJoin('users as u', 'u.id', 'c.decidedBy')
    .selectAll('c')
    .select(['d.name as department', 'd.nameEn as departmentEn'])
    .select('u.displayName as by')
    .select(
      (org ? sql<boolean>`${isOfOwnDepartment(org, 'c.departmentId')}` : sql<boolean>`false`).as(
        'isOwnDepartment',
      ),
    )

/** The checklists of departures, in order. */
export const findClearances = (db: Db, scope: DepartureScope, departureIds: readonly number[]) =>
  clearancesIn(db, scope)
    .where('c.departureId', '=', anyId(departureIds))
    .orderBy('c.departureId')
    .orderBy('c.sort')
    .orderBy('c.id')
    .execute()

export type ClearanceRow = Awaited<ReturnType<typeof findClearances>>[number]

export const findClearance = (db: Db, scope: DepartureScope, id: number) =>
  clearancesIn(db, scope).where('c.id', '=', id).executeTakeFirst()

export const findDepartureOfClearance = (db: Db, id: number) =>
  db.selectFrom('departureClearances').select('departureId').where('id', '=', id).executeTakeFirst()

type Evaluation = { name: string; nameEn: string } | null

/**
 * The checklist of a departure as the office keeps it now; what the trainee rates, if anything, is
 * one item of it.
 */
export async function insertChecklist(tx: SignedCtx, departureId: number, evaluation: Evaluation) {
  await sql`insert into departure_clearances (departure_id, name, name_en, owner, department_id,
      sort)
    select ${departureId}::bigint, name, name_en, owner, department_id, sort from departure_items
    where status = 1 and owner <> 'trainee'
    union all
    select ${departureId}::bigint, ${evaluation?.name ?? ''}::text,
      ${evaluation?.nameEn ?? ''}::text, 'trainee', null, min(sort) from departure_items
      where status = 1 and owner = 'trainee' and ${evaluation !== null}::boolean
      having count(*) > 0`.execute(tx.db)
}

type Outcome = { outcome: 'signed' | 'refused'; remark: string | null }

export const writeOutcome = (tx: SignedCtx, id: number, { outcome, remark }: Outcome) =>
  tx.db
    .updateTable('departureClearances')
    .set({ outcome, remark, decidedBy: tx.actor.userId, decidedAt: tx.now() })
    .where('id', '=', id)
    .execute()

/** The trainee's own item is signed off by rating. */
export const signEvaluation = (tx: SignedCtx, departureId: number) =>
  tx.db
    .updateTable('departureClearances')
    .set({ outcome: 'signed', decidedBy: tx.actor.userId, decidedAt: tx.now() })
    .where('departureId', '=', departureId)
    .where('owner', '=', 'trainee')
    .execute()
