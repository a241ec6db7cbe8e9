import { examErrors as errors } from '@residency/contract/areas/exams/exam/access'
import type {
  actOnExam as call,
  ExamStep,
} from '@residency/contract/areas/exams/exam/exam.contract'
import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import { type InputOf, joinItems } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { writeTrainCandidates } from '../candidates/candidate.queries.ts'
import { findKnownPapers } from '../secrecy/known-papers.queries.ts'
import { mustNotSit } from '../secrecy/must-not-sit.ts'
import { mustNotSitPapers } from './check-exam-form.ts'
import { examScope, isDraft, isPublished, relationsToExam } from './exam.policy.ts'
import { type ExamRow, findManagedForUpdate } from './exam.queries.ts'
import { examNotices } from './exam-notices.seed.ts'
import { findConcernedAccounts, findPapers } from './exam-parts.queries.ts'
import { notifyCandidates, notifyConcerned, notifyStaff } from './notify-exam.ts'
import { moveAttempts, releaseExam } from './release-exam.ts'

/** Refuses the publishing of an incomplete exam, with what is missing. */
async function mustBeReady(tx: SignedCtx, exam: ExamRow) {
  if (exam.closesAt <= tx.now()) throw fail(errors.examOver)

  const papers = await findPapers(tx.db, exam.id)
  if (papers.length === 0) throw fail(errors.examNoPaper)

  const unready = papers.filter(({ state, items }) => isDraft(state) || items === 0)
  if (unready.length)
    throw fail(errors.examPaperNotReady, {
      papers: joinItems(
        tx.language,
        unready.map(({ title }) => title),
      ),
    })

  await mustNotSitPapers(
    tx,
    papers.map((paper) => paper.id),
  )

  if (exam.resitOf !== null && (await findKnownPapers(tx.db, exam.id)).length === papers.length)
    throw fail(errors.examAnswersKnown)

  if (exam.trainId !== null) await writeTrainCandidates(tx.db, { examId: exam.id })
  else if (exam.candidates === 0) throw fail(errors.examNobody)
}

/** Refuses a step that waits for something, with the reason. */
async function mustBePossible(tx: SignedCtx, exam: ExamRow, action: ExamStep) {
  const { started: count, running, unmarked } = exam
  if (action === 'publish' && isDraft(exam.state)) await mustBeReady(tx, exam)

  if ((action === 'unpublish' || action === 'cancel') && isPublished(exam.state) && count > 0)
    throw fail(errors.examBegun, { count })
  if (action !== 'release' || !isPublished(exam.state)) return
  if (exam.closesAt > tx.now())
    throw fail(errors.examNotOver, { closes: minuteInChina(exam.closesAt) })
  if (running + unmarked > 0) throw fail(errors.examNotScored, { running, unmarked })
}

/**
 * Publishes an exam, withdraws or cancels it before anybody has begun, releases its results or
 * retracts them. All concerned are notified.
 */
export const actOnExam = (
  ctx: SignedCtx,
  { id, version, action, reason }: InputOf<typeof call, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const exam = mustMatchVersion(
      mustNotSit(found(await findManagedForUpdate(tx.db, examScope(tx.actor), id))),
      version,
    )

    await mustBePossible(tx, exam, action)
    if (action === 'release') return { id, state: await releaseExam(tx, exam) }

    const relations = relationsToExam(exam, tx.now(), true)

    const state = await advance(
      tx,
      examFlow,
      action,
      { id, state: exam.state, relations },
      { reason },
      (next) =>
        // Retracted results are not released again automatically.
        updateRow(tx, 'learningExams', exam, {
          state: next,
          reason,
          ...(action === 'retract' ? { releaseAt: null } : {}),
        }),
    )

    if (action === 'retract') await moveAttempts(tx, id, 'retract')
    else await notifyAll(tx, exam, action, reason)

    return { id, state }
  })

async function notifyAll(tx: SignedCtx, exam: ExamRow, action: ExamStep, reason: string | null) {
  const concerned = await findConcernedAccounts(tx.db, exam.id)
  if (action === 'publish') {
    await notifyCandidates(tx, examNotices.published, exam, concerned.candidates)
    await notifyStaff(tx, examNotices.staffed, exam, concerned.staff)
  } else if (isPublished(exam.state))
    await notifyConcerned(tx, examNotices.cancelled, exam, concerned, reason)
}
