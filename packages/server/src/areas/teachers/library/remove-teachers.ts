import { libraryReview } from '@residency/contract/areas/teachers/library/library.contract'
import { qualificationFlow } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { idsOf } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { deleteEntries, leaveLibrary } from './leave-library.ts'
import { relationsToEntry } from './library.policy.ts'
import { findEntriesForUpdate, findEntry, type LibraryRecord } from './library.queries.ts'
import { libraryNotices } from './library-notices.seed.ts'
import { libraryNoticeOf } from './library-notices.ts'
import { restoreEntries, snapshotRows } from './restore-entries.ts'

/** The office removes people from the library with a reason; undo brings their entries back. */
export const libraryPlan = reviewPlan(libraryReview, {
  table: 'teacherQualifications',
  columns: ['reason'],
  find: (tx, ids) => findEntriesForUpdate(tx.db, visibleTeachers(tx.actor), ids),
  relationsTo: (tx, entry) => relationsToEntry(entry, tx.actor),

  prepare: (tx, _decision, entries) => deleteEntries(tx, idsOf(entries)),
  values: (_tx, { reason }) => ({ reason }),
  notify: (tx, { reason }, moved) => notifyOfRemoval(tx, moved, () => reason),

  otherTables: {
    read: snapshotRows,
    restore: (tx, _action, ids, entries) => restoreEntries(tx, ids, entries),
  },
})

const notifyOfRemoval = (
  tx: SignedCtx,
  entries: readonly LibraryRecord[],
  reasonOf: (id: number) => string | null | undefined,
) =>
  notify(
    tx,
    libraryNotices.remove,
    entries.map((entry) => libraryNoticeOf(entry, { reason: reasonOf(entry.id) ?? '' })),
  )

/**
 * Removes these entries as the consequence of another decision, each with its own reason, in the
 * caller's transaction.
 */
export async function removeEntries(tx: SignedCtx, reasons: ReadonlyMap<number, string>) {
  const ids = [...reasons.keys()]
  const rows = await findEntriesForUpdate(tx.db, visibleTeachers(tx.actor), ids)
  const relationsOf = (entry: LibraryRecord) => relationsToEntry(entry, tx.actor)
  const nameOf = (entry: LibraryRecord) => entry.name

  const removal = {
    action: 'remove' as const,
    reason: null,
    reasons,
    ids,
    rows,
    relationsOf,
    nameOf,
  }

  const result = await moveMany(tx, qualificationFlow, removal, (state, entries) =>
    leaveLibrary(tx, idsOf(entries), { state, reason: null }, reasons),
  )

  await notifyOfRemoval(tx, result.moved, (id) => reasons.get(id))

  return result
}

/** The published call sends no version: it removes the entry at the version it has now. */
export async function removeFromLibrary(
  ctx: SignedCtx,
  { id, reason }: { id: number; reason: string | null },
) {
  const { version } = found(await findEntry(ctx.db, visibleTeachers(ctx.actor), id))
  await decideOne(ctx, libraryPlan, { id, version, action: 'remove', reason })

  return null
}
