import type { AwayForm } from '@residency/contract/areas/absence/away/away.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { hasLeft } from '../../trainees/trainees.public.ts'

export const findTrips = (db: Db, ids: readonly number[]) =>
  db.selectFrom('absenceTrips').selectAll().where('absenceId', '=', anyId(ids)).execute()

/** An away before it is sent. Unlike a leave it has no draft. */
export async function insertAway(
  tx: SignedCtx,
  traineeId: number,
  form: AwayForm,
  reportDueOn: string,
) {
  const { startsOn, startsHalf, endsOn, endsHalf, reason, tripKind, place, cost, payer } = form

  const draft = await tx.db
    .insertInto('absences')
    .values({
      kind: 'away',
      traineeId,
      reason,
      reportDueOn,
      createdBy: tx.actor.userId,
      createdAt: tx.now(),
      updatedAt: tx.now(),
      startsOn,
      startsHalf,
      endsOn,
      endsHalf,
    })
    .returning(['id', 'state', 'version'])
    .executeTakeFirstOrThrow()

  await tx.db
    .insertInto('absenceTrips')
    .values({ absenceId: draft.id, tripKind, place, cost, payer: cost > 0 ? payer : null })
    .execute()

  return draft
}

/** Writes the report of an away, replacing one that was returned. */
export const writeReport = (tx: SignedCtx, id: number, report: string) =>
  tx.db
    .updateTable('absenceTrips')
    .set({ report, reportedAt: tx.now() })
    .where('absenceId', '=', id)
    .execute()

export const findReportDays = async (db: Db) =>
  (await db.selectFrom('leaveSettings').select('reportDays').executeTakeFirstOrThrow()).reportDays

const isUsed = (column: 'tripKind' | 'payer') => async (db: Db, value: string) =>
  (await db
    .selectFrom('absenceTrips')
    .select('absenceId')
    .where(column, '=', value)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const [isTripKindUsed, isPayerUsed] = [isUsed('tripKind'), isUsed('payer')]

/**
 * Approved aways whose report is due within these days and not handed in, of trainees who have not
 * left.
 */
export async function findReportsDue(db: Db, from: string, until: string) {
  const { rows } = await sql<{ userId: number; dueOn: string; createdAt: Date }>`
    select t.user_id, a.report_due_on as due_on, a.created_at from absences a
    join trainees t on t.id = a.trainee_id
    where a.kind = 'away' and a.state in ('approved')
      and a.report_due_on between ${from}::date and ${until}::date and not ${hasLeft('t')}
    order by a.id`.execute(db)

  return rows
}
