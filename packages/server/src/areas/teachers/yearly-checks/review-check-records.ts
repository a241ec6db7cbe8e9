import { checkErrors } from '@residency/contract/areas/teachers/yearly-checks/access'
import { checkReview } from '@residency/contract/areas/teachers/yearly-checks/check-record.contract'
import { reviewErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { restoreRemoved, snapshotEntries } from '../library/restore-entries.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { relationsToCheck } from './check.policy.ts'
import {
  type CheckRecordRow,
  findCheckedPeople,
  findCheckRecordsForUpdate,
  findChecksForShare,
} from './check-record.queries.ts'
import { notifyOfResults, reasonColumns, removeObjected } from './decide-objections.ts'

/**
 * The department passes a teacher or objects with a reason; the office overrules an objection, or
 * removes the teacher from the library.
 */
export const checkPlan = reviewPlan(checkReview, {
  table: 'teacherCheckRecords',
  columns: ['reason', 'settlement', 'decidedBy', 'decidedAt'],
  find: (tx, ids) => findCheckRecordsForUpdate(tx.db, visibleTeachers(tx.actor), ids),
  facts: async (tx) => ({ today: dayInChina(tx.now()) }),
  relationsTo: (tx, record, { today }) => relationsToCheck(record, tx.actor, today),

  obstacles: (_tx, _decision, records, { today }) => checksNotBegun(records, today),
  values: (tx, decision) => ({
    ...reasonColumns(decision),
    decidedBy: tx.actor.userId,
    decidedAt: tx.now(),
  }),
  follow: async (tx, { action, reason }, records) => {
    if (action === 'remove') await removeObjected(tx, records, reason)
  },
  notify: async (tx, { action, reason }, moved) => {
    if (action !== 'remove') await notifyOfResults(tx, action, moved, reason)
  },

  otherTables: {
    read: async (tx, ids) => snapshotEntries(tx, await findCheckedPeople(tx.db, ids)),
    restore: async (tx, action, ids, before) => {
      if (action === 'pass' || action === 'object') await mustBeOpen(tx, ids)
      if (action === 'remove') await restoreRemoved(tx, before)
    },
  },
  reviewed: { decisions: ['pass', 'overrule'], page: '/teacher/check-records' },
})

/** A check that has not begun is an obstacle for everybody who decides. */
const checksNotBegun = (records: readonly CheckRecordRow[], today: string) =>
  new Map(
    records
      .filter(({ firstDay }) => firstDay > today)
      .map((record) => [
        record.id,
        { def: checkErrors.checkNotBegun, data: { from: record.firstDay } },
      ]),
  )

/** The decisions of a check that was closed since are not undone. */
async function mustBeOpen(tx: SignedCtx, ids: readonly number[]) {
  const checks = await findChecksForShare(tx.db, ids)
  if (checks.some(({ closedAt }) => closedAt !== null)) throw fail(reviewErrors.undoFollowed)
}
