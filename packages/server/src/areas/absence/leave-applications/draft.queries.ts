import type { LeaveDraft } from '@residency/contract/areas/absence/leave/leave.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { Part } from '../leave/parts.rules.ts'

export const findDraft = (db: Db, traineeId: number) =>
  db
    .selectFrom('absences')
    .selectAll()
    .where('traineeId', '=', traineeId)
    .where('state', '=', 'draft')
    .where('kind', '=', 'leave')
    .executeTakeFirst()

export const findDraftForUpdate = (db: Db, traineeId: number) =>
  db
    .selectFrom('absences')
    .selectAll()
    .where('traineeId', '=', traineeId)
    .where('state', '=', 'draft')
    .where('kind', '=', 'leave')
    .forUpdate()
    .executeTakeFirst()

const NO_EVENT = { eventOn: null, eventName: null, childNumber: null, extras: [] }

/** Writes the draft of a trainee, locked from then on. */
export const upsertDraft = (tx: SignedCtx, traineeId: number, form: Omit<LeaveDraft, 'papers'>) => {
  const event = form.eventOn === null ? NO_EVENT : form
  const { leaveTypeId, startsOn, startsHalf, endsOn, endsHalf, reason } = form

  const columns = {
    leaveTypeId,
    startsOn,
    startsHalf,
    endsOn,
    endsHalf,
    reason: reason ?? '',
    updatedAt: tx.now(),
    eventOn: event.eventOn,
    eventName: event.eventName,
    childNumber: event.childNumber,
    eventExtras: sql<never>`${JSON.stringify(event.extras)}::jsonb`,
  }

  return tx.db
    .insertInto('absences')
    .values({ ...columns, traineeId, createdBy: tx.actor.userId, createdAt: tx.now() })
    .onConflict((on) =>
      on
        .column('traineeId')
        // a literal: the partial index is not found by a parameter
        .where(sql<boolean>`state = 'draft' and kind = 'leave'`)
        .doUpdateSet((e) => ({ ...columns, version: e('absences.version', '+', 1) })),
    )
    .returning(['id', 'state', 'version'])
    .executeTakeFirstOrThrow()
}

export const deleteDraft = (db: Db, id: number) =>
  db
    .deleteFrom('absences')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .where('kind', '=', 'leave')
    .execute()

export const insertParts = (db: Db, absenceId: number, parts: readonly Part[]) =>
  db
    .insertInto('absenceSteps')
    .values(
      parts.map(({ step, blockId, departmentId }) => ({ absenceId, step, blockId, departmentId })),
    )
    .execute()
