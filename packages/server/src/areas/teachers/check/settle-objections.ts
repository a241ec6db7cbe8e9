import type { CHECK_ACTIONS } from '@residency/contract/areas/teachers/check/check.flow'
import type { ColumnValue } from '../../../platform/db/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { invariant } from '../../../platform/invariant.ts'
import { notify } from '../../messages/messages.public.ts'
import { removeEntries } from '../library/remove-teachers.ts'
import type { CheckRecordRow } from './check-record.queries.ts'

type Action = (typeof CHECK_ACTIONS)[number]
/** Stores a decision: the reason of an objection stays with it, whatever the office does about it. */
export function writeDecision(
  tx: SignedCtx,
  rows: readonly CheckRecordRow[],
  { action, reason, ...decided }: { action: Action; reason: string | null; state: ColumnValue<'teacher_check_records', 'state'> },
) {
  const given = action === 'overrule' ? { settlement: reason } : action === 'object' ? { reason } : {}
  return tx.db
    .updateTable('teacher_check_records')
    .set((e) => ({
      ...{ ...given, ...decided, decided_by: tx.actor.userId, decided_at: tx.now(), updated_at: tx.now() },
      version: e('version', '+', 1),
    }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
}

/**
 * Removes people who were objected to from the library, each with the objection's reason unless another is given. Somebody who has left
 * it meanwhile is settled without it.
 */
export async function removeObjected(tx: SignedCtx, rows: readonly CheckRecordRow[], reason: string | null) {
  const entries = rows.flatMap((row) => (row.entry_id === null ? [] : [{ id: row.entry_id, why: reason ?? row.reason ?? '' }]))
  if (entries.length === 0) return
  const reasons = new Map(entries.map(({ id, why }) => [id, why]))
  const { moved } = await removeEntries(tx, { ids: entries.map(({ id }) => id), reason: null, reasons })
  invariant(moved.length === entries.length, 'entries of the library leave it together with the decision')
}

/** Tells teachers what a check found about them. */
export const notifyOfResults = (tx: SignedCtx, action: Exclude<Action, 'remove'>, rows: readonly CheckRecordRow[], reason: string | null) =>
  notify(
    tx,
    `teacherCheck.${action}`,
    rows.map((row) => ({
      userId: row.user_id,
      values: { title: row.check_title, year: String(row.year), reason: reason ?? '' },
      path: '/teacher/own',
    })),
  )
