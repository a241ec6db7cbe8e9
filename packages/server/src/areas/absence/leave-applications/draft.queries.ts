import type { LeaveDraft } from '@residency/contract/areas/absence/leave/leave.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { Part } from '../leave/parts.rules.ts'

export const findDraft = (db: Db, traineeId: number) =>
  db
    .selectFrom('absences')
    .selectAll()
    .where('trainee_id', '=', traineeId)
    .where('state', '=', 'draft')
    .where('kind', '=', 'leave')
    .executeTakeFirst()
export const findDraftForUpdate = (db: Db, traineeId: number) =>
  db
    .selectFrom('absences')
    .selectAll()
    .where('trainee_id', '=', traineeId)
    .where('state', '=', 'draft')
    .where('kind', '=', 'leave')
    .forUpdate()
    .executeTakeFirst()
const NO_EVENT = { eventOn: null, eventName: null, childNumber: null, extras: [] }
/** Writes the draft of a trainee, locked from then on. */
export const putDraft = (tx: SignedCtx, traineeId: number, form: Omit<LeaveDraft, 'papers'>) => {
  const event = form.eventOn === null ? NO_EVENT : form
  const { leaveTypeId, startsOn, startsHalf, endsOn, endsHalf, reason } = form
  const columns = {
    ...{ leave_type_id: leaveTypeId, starts_on: startsOn, starts_half: startsHalf, ends_on: endsOn, ends_half: endsHalf },
    ...{ reason: reason ?? '', updated_at: tx.now() },
    event_on: event.eventOn,
    event_name: event.eventName,
    child_number: event.childNumber,
    event_extras: sql<never>`${JSON.stringify(event.extras)}::jsonb`,
  }
  return tx.db
    .insertInto('absences')
    .values({ ...columns, trainee_id: traineeId, created_by: tx.actor.userId, created_at: tx.now() })
    .onConflict((on) =>
      on
        .column('trainee_id')
        // a literal: the partial index is not found by a parameter
        .where(sql<boolean>`state = 'draft' and kind = 'leave'`)
        .doUpdateSet((e) => ({ ...columns, version: e('absences.version', '+', 1) })),
    )
    .returning(['id', 'state', 'version'])
    .executeTakeFirstOrThrow()
}
export const deleteDraft = (db: Db, id: number) =>
  db.deleteFrom('absences').where('id', '=', id).where('state', '=', 'draft').where('kind', '=', 'leave').execute()

export const insertParts = (db: Db, absenceId: number, parts: readonly Part[]) =>
  db
    .insertInto('absence_steps')
    .values(
      parts.map(({ step, blockId, departmentId }) => ({ absence_id: absenceId, step, block_id: blockId, department_id: departmentId })),
    )
    .execute()
