import { entryErrors as errors } from '@residency/contract/areas/workload/entries/access'
import { itemWithCount } from '@residency/contract/areas/workload/entries/entry.contract'
import type { EntryReviewAction } from '@residency/contract/areas/workload/entries/entry.flow'
import { entryReview } from '@residency/contract/areas/workload/entries/entry-review.contract'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { findThresholds } from '../evidence/evidence.queries.ts'
import { entriesInCharge, relationsToEntry } from './entry.policy.ts'
import { type EntryRow, findEntriesForUpdate, findEntry } from './entry.queries.ts'
import { entryNotices } from './entry-notices.seed.ts'
import { countSamples } from './samples.queries.ts'

const OWN_PATH = '/workload/own'

/** Entries with indicators that the decider has not looked at. */
const unopened = (rows: readonly EntryRow[]) =>
  new Map(
    rows
      .filter(({ marks, isOpened }) => marks.length > 0 && !isOpened)
      .map(({ id }) => [id, { def: errors.entryUnopened }] as const),
  )

/**
 * Entries whose stay was moved away from their day: they pass with an explanation, which the
 * trainee gives once they are returned.
 */
const unexplained = (rows: readonly EntryRow[]) =>
  new Map(
    rows
      .filter(
        ({ marks, explanation, erasedAt }) =>
          marks.includes('outside') && explanation === null && erasedAt === null,
      )
      .map(({ id }) => [id, { def: errors.entryUnexplained }] as const),
  )

/** Quantities of which too few cases can be looked up by a number. */
async function withoutSamples(tx: SignedCtx, rows: readonly EntryRow[]) {
  const { leastSamples } = await findThresholds(tx.db)
  const counts = await countSamples(tx.db, quantitiesOf(rows, leastSamples))

  return new Map(
    counts
      .filter(({ given }) => given < leastSamples)
      .map(({ id, item, day, count, given }) => [
        id,
        { def: errors.samplesMissing, data: { item, day, count, given, least: leastSamples } },
      ]),
  )
}

/** Entries of more cases than numbers are asked of; a learning activity has no patient or sample. */
const quantitiesOf = (rows: readonly EntryRow[], leastSamples: number) =>
  rows.filter(({ kind, count }) => kind !== 'study' && count > Math.max(1, leastSamples))

/**
 * The person responsible for an entry passes, returns or refuses it; marked entries are opened
 * first.
 */
export const entryPlan = reviewPlan(entryReview, {
  table: 'workloadEntries',
  columns: ['reason', 'decidedBy', 'decidedAt', 'batchSize'],
  find: (tx, ids) => findEntriesForUpdate(tx.db, entriesInCharge(tx.actor), ids),
  look: (ctx, id) => findEntry(ctx.db, entriesInCharge(ctx.actor), id),
  relationsTo: (tx, entry) => relationsToEntry(entry, tx.actor),
  nameOf: (entry) => `${entry.name} ${itemWithCount(entry.item, entry.count)}`,

  obstacles: async (tx, { action }, rows) =>
    action === 'pass'
      ? new Map([...(await withoutSamples(tx, rows)), ...unexplained(rows), ...unopened(rows)])
      : unopened(rows),
  values: (tx, { reason }, rows) => ({
    reason,
    decidedBy: tx.actor.userId,
    decidedAt: tx.now(),
    batchSize: rows.length,
  }),
  notify: async (tx, { action, reason }, moved) => {
    if (action !== 'pass') await notifyTrainees(tx, action, moved, reason)
  },

  reviewed: { decisions: ['pass'], page: '/workload/audit' },
})

/** Each trainee gets one notice of what was returned or refused in one act. */
async function notifyTrainees(
  tx: SignedCtx,
  action: Exclude<EntryReviewAction, 'pass'>,
  rows: readonly EntryRow[],
  reason: string | null,
) {
  const recipients = [...grouped(rows, ({ userId }) => userId)].map(([userId, some]) => ({
    userId,
    path: OWN_PATH,
    values: {
      item: some[0]!.item,
      count: String(some.length),
      day: some[0]!.caseDay,
      reason: reason ?? '',
    },
  }))
  await notify(tx, entryNotices[action], recipients)
}
