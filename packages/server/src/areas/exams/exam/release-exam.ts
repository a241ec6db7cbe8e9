import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import { attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { eachApart } from '../../../platform/jobs/each-apart.ts'
import { examScope, isScored, relationsToExam } from './exam.policy.ts'
import { type ExamRow, findManagedForUpdate } from './exam.queries.ts'
import { examNotices } from './exam-notices.seed.ts'
import { findConcernedAccounts } from './exam-parts.queries.ts'
import { notifyCandidates } from './notify-exam.ts'

/**
 * Moves the attempts of an exam with its results, in the same transaction: `release` the marked
 * ones, `retract` the released ones.
 */
export async function moveAttempts(tx: SignedCtx, examId: number, action: 'release' | 'retract') {
  const { from } = attemptFlow.actions[action]

  const attempts = await tx.db
    .selectFrom('learningAttempts')
    .select(['id', 'state'])
    .where('examId', '=', examId)
    .where('state', 'in', from)
    .orderBy('id')
    .forUpdate()
    .execute()

  const records = attempts.map((attempt) => ({ ...attempt, relations: new Set<never>() }))

  await advanceMany(tx, attemptFlow, action, records, {}, (state, ids) =>
    tx.db
      .updateTable('learningAttempts')
      .set({ state, version: sql`version + 1` })
      .where('id', '=', anyId(ids))
      .execute(),
  )
}

/** Releases an exam that is locked for update, with its attempts, and notifies the candidates. */
export async function releaseExam(tx: SignedCtx, exam: ExamRow) {
  const relations = relationsToExam(exam, tx.now(), false)

  const state = await advance(
    tx,
    examFlow,
    'release',
    { id: exam.id, state: exam.state, relations },
    {},
    (next) => updateRow(tx, 'learningExams', exam, { state: next, reason: null }),
  )

  await moveAttempts(tx, exam.id, 'release')

  const { candidates } = await findConcernedAccounts(tx.db, exam.id)

  await notifyCandidates(tx, examNotices.released, exam, candidates)

  return state
}

/**
 * Releases what is due, each exam by itself: one whose attempts are not all marked waits, and is
 * looked at again.
 */
export async function releaseDue(ctx: SignedCtx) {
  const due = await ctx.db
    .selectFrom('learningExams')
    .select('id')
    .where('state', '=', 'published')
    .where('releaseAt', '<=', ctx.now())
    .orderBy('releaseAt')
    .execute()

  await eachApart(due, ({ id }) =>
    inTransaction(ctx, async (tx) => {
      const exam = await findManagedForUpdate(tx.db, examScope(tx.actor), id)
      if (exam && exam.state === 'published' && isScored(exam, tx.now()))
        await releaseExam(tx, exam)
    }),
  )
}
