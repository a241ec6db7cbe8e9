import { examErrors as errors } from '@residency/contract/areas/exams/exam/access'
import type { ExamForm } from '@residency/contract/areas/exams/exam/exam.contract'
import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { writeTrainCandidates } from '../candidates/candidate.queries.ts'
import { lockOpenAttempts, moveDeadlines } from '../invigilation/move-deadlines.ts'
import { mustNotSit } from '../secrecy/must-not-sit.ts'
import { mustAllowStartedAttempts, mustBeValidExam } from './check-exam-form.ts'
import { examScope, isPending, isPublished } from './exam.policy.ts'
import { type ExamRow, findManagedForUpdate } from './exam.queries.ts'
import { examNotices } from './exam-notices.seed.ts'
import { findConcernedAccounts, withdrawForms, writePapers } from './exam-parts.queries.ts'
import { notifyConcerned } from './notify-exam.ts'

export const EXAM_TIMES = { learning_exams_times: errors.examTimesWrong }

const columns = (form: ExamForm) => ({
  title: form.title,
  note: form.note,
  baseId: form.baseId,
  trainId: form.trainId,
  mode: form.mode,
  opensAt: new Date(form.opensAt),
  closesAt: new Date(form.closesAt),
  minutes: form.minutes,
  graceSeconds: form.graceSeconds,
  attempts: form.attempts,
  shufflesQuestions: form.shufflesQuestions,
  shufflesOptions: form.shufflesOptions,
  keepsDevice: form.keepsDevice,
  marksTwice: form.marksTwice,
  marksApart: form.marksApart,
  shows: form.shows,
  releaseAt: form.releaseAt === null ? null : new Date(form.releaseAt),
})

export const createExam = (ctx: SignedCtx, form: ExamForm) =>
  inTransaction(ctx, async (tx) => {
    await mustBeValidExam(tx, form)
    if (new Date(form.closesAt) <= tx.now()) throw fail(errors.examWindowPast)

    const saved = await tx.db
      .insertInto('learningExams')
      .values({
        ...columns(form),
        state: examFlow.initial,
        createdBy: tx.actor.userId,
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()

    await writePapers(tx.db, saved.id, form.paperIds)
    await writeTrainCandidates(tx.db, { examId: saved.id })
    await tx.audit({ action: 'learning.exam.create', entity: examFlow.name, entityId: saved.id })

    return saved
  }).catch(constraintErrors(EXAM_TIMES))

const isMoved = (before: ExamRow, after: ReturnType<typeof columns>) =>
  before.opensAt.getTime() !== after.opensAt.getTime() ||
  before.closesAt.getTime() !== after.closesAt.getTime() ||
  before.minutes !== after.minutes ||
  before.mode !== after.mode ||
  before.title !== after.title

/** Changes an exam. Deadlines of those who sit it move with it, and only later. */
export const updateExam = (
  ctx: SignedCtx,
  { id, version, ...form }: ExamForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      mustNotSit(found(await findManagedForUpdate(tx.db, examScope(tx.actor), id))),
      version,
    )

    if (!isPending(before.state)) throw fail(kernelErrors.actionNotNow)
    await mustBeValidExam(tx, form)

    const after = columns(form)
    const hasNewEnd = after.closesAt.getTime() !== before.closesAt.getTime()
    if (hasNewEnd && after.closesAt <= tx.now()) throw fail(errors.examWindowPast)
    if (before.started > 0) await mustAllowStartedAttempts(tx, before, form)

    const next = await updateRow(tx, 'learningExams', before, after)

    if (before.started === 0) {
      await writePapers(tx.db, id, form.paperIds)
      await withdrawForms(tx.db, id, form.paperIds)
      if (before.trainId !== form.trainId)
        await writeTrainCandidates(tx.db, { examId: id, isReplaced: true })
    }

    await moveDeadlines(tx.db, { id, ...after }, await lockOpenAttempts(tx.db, id, null))
    await tx.audit({ action: 'learning.exam.update', entity: examFlow.name, entityId: id })

    if (isPublished(before.state) && isMoved(before, after))
      await notifyConcerned(
        tx,
        examNotices.changed,
        { id, ...after },
        await findConcernedAccounts(tx.db, id),
      )

    return { id, version: next }
  }).catch(constraintErrors(EXAM_TIMES))
