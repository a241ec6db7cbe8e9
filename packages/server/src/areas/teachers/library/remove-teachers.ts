import type { LIBRARY_ACTIONS, libraryReview } from '@residency/contract/areas/teachers/library/library.contract'
import { qualificationFlow } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
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

type Removal = Decision<(typeof LIBRARY_ACTIONS)[number]>

/** The removed leave the library in the same transaction; undo brings their entries back as they were. */
const plan: ReviewPlan<Removal, unknown[]> = {
  flow: qualificationFlow,
  table: 'teacher_qualifications',
  columns: ['reason', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const asked = {
      ...{ action, reason, ids, versions },
      rows: await findEntriesForUpdate(tx.db, visibleTeachers(tx.actor), ids),
      relationsOf: (q: LibraryRecord) => relationsToEntry(q, tx.actor),
      nameOf: (q: LibraryRecord) => q.name,
    }
    const result = await moveMany(tx, qualificationFlow, asked, (state, rows) =>
      leaveLibrary(
        tx,
        rows.map(({ id }) => id),
        { state, reason },
      ),
    )
    await notify(
      tx,
      'qualification.remove',
      result.moved.map((q) => libraryNoticeOf(q, { reason: reason ?? '' })),
    )
    return result
  },
  actionsOn: async (tx, id) => {
    const q = await findEntry(tx.db, visibleTeachers(tx.actor), id)
    return q ? entryActions(q, tx.actor) : []
  },
  beside: {
    read: async (tx, ids) =>
      (
        await sql<{ row: unknown }>`select to_jsonb(l) as row from teacher_library l
          where l.qualification_id = any(${sql.val([...ids])}::bigint[]) order by l.id`.execute(tx.db)
      ).rows.map(({ row }) => row),
    restore: (tx, _action, ids, entries) =>
      sql`insert into teacher_library select * from jsonb_populate_recordset(null::teacher_library, ${JSON.stringify(entries)}::jsonb) l
        where l.qualification_id = any(${sql.val([...ids])}::bigint[])`.execute(tx.db),
  },
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
