import { examsErrors as errors } from '@residency/contract/areas/admission/entrance-exams/access'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { mustBeOffice } from './must-be-office.ts'
import { findSessions, findUsedSessions, lockSessions } from './session.queries.ts'

/** Deletes sessions, all or none; one in which a seat was given stays. */
export async function deleteExamSessions(ctx: SignedCtx, { ids }: { ids: number[] }) {
  mustBeOffice(ctx.actor)
  return inTransaction(ctx, async (tx) => {
    await lockSessions(tx.db, ids)

    const sessions = await findSessions(tx.db, ids)
    if (sessions.length !== ids.length) throw notFound()

    const [used] = await findUsedSessions(tx.db, ids)
    if (used) throw fail(errors.sessionUsed, { name: used.name })

    await tx.db.deleteFrom('examSessions').where('id', 'in', ids).execute()

    for (const { id, name } of sessions)
      await tx.audit({
        action: 'recruitment.examSession.delete',
        entity: 'examSession',
        entityId: id,
        detail: { before: { name } },
      })

    return null
  })
}
