import type { LIBRARY_ACTIONS, libraryReview } from '@residency/contract/areas/teachers/library/library.contract'
import { qualificationFlow } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany, type ReadVersions } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { leaveLibrary } from './leave-library.ts'
import { entryActions, relationsToEntry } from './library.policy.ts'
import { findEntriesForUpdate, findEntry, type LibraryRecord } from './library.queries.ts'
import { libraryNoticeOf } from './library-notices.ts'
import { keepEntries, restoreEntries } from './restore-entries.ts'

type Removal = Decision<(typeof LIBRARY_ACTIONS)[number]>
type Asked = { ids: readonly number[]; versions?: ReadVersions; reason: string | null; reasons?: ReadonlyMap<number, string> }

/** Removes entries in the caller's transaction, with one reason or each with its own; the people are told. */
export async function removeEntries(tx: SignedCtx, { ids, versions, reason, reasons }: Asked) {
  const asked = {
    ...{ action: 'remove' as const, reason, ids, versions, ...(reasons && { reasons }) },
    rows: await findEntriesForUpdate(tx.db, visibleTeachers(tx.actor), ids),
    relationsOf: (q: LibraryRecord) => relationsToEntry(q, tx.actor),
    nameOf: (q: LibraryRecord) => q.name,
  }
  const result = await moveMany(tx, qualificationFlow, asked, (state, rows) =>
    leaveLibrary(
      tx,
      rows.map(({ id }) => id),
      { state, reason },
      reasons,
    ),
  )
  await notify(
    tx,
    'qualification.remove',
    result.moved.map((q) => libraryNoticeOf(q, { reason: reasons?.get(q.id) ?? reason ?? '' })),
  )
  return result
}

/** The removed leave the library in the same transaction; undo brings their entries back as they were. */
const plan: ReviewPlan<Removal, unknown[]> = {
  flow: qualificationFlow,
  table: 'teacher_qualifications',
  columns: ['reason', 'updated_at'],
  move: (tx, { reason }, ids, versions) => removeEntries(tx, { ids, versions, reason }),
  actionsOn: async (tx, id) => {
    const q = await findEntry(tx.db, visibleTeachers(tx.actor), id)
    return q ? entryActions(q, tx.actor) : []
  },
  otherTables: { read: keepEntries, restore: (tx, _action, ids, entries) => restoreEntries(tx, ids, entries) },
}

/** Removes people from the library with a reason. */
export const removeTeacher = (ctx: SignedCtx, input: InputOf<typeof libraryReview.act, 'out'>) => decideOne(ctx, plan, input)
export const removeTeachers = (ctx: SignedCtx, input: InputOf<typeof libraryReview.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoRemoval = (ctx: SignedCtx, input: InputOf<typeof libraryReview.undo, 'out'>) => undoDecision(ctx, plan, input)
/** The published call knows no version: it removes the entry as it stands. */
export async function removeFromLibrary(ctx: SignedCtx, { id, reason }: { id: number; reason: string | null }) {
  const { version } = found(await findEntry(ctx.db, visibleTeachers(ctx.actor), id))
  await decideOne(ctx, plan, { id, version, action: 'remove', reason })
  return null
}
