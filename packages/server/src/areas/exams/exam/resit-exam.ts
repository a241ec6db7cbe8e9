import { examErrors as errors } from '@residency/contract/areas/exams/exam/access'
import type { createResit as call } from '@residency/contract/areas/exams/exam/exam.contract'
import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import type { InputOf } from '@residency/contract/kernel'
import { beginningOf, fillSentence } from '@residency/contract/kernel/sentence'
import { sql } from 'kysely'
import { minuteInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { isAccountInUse } from '../../accounts/accounts.public.ts'
import { findKnownPapers, findUnusedForms } from '../secrecy/known-papers.queries.ts'
import { mustNotSit } from '../secrecy/must-not-sit.ts'
import { mustNotSitPapers } from './check-exam-form.ts'
import { examScope, isDraft, isScored } from './exam.policy.ts'
import { type ExamRow, findManagedForUpdate } from './exam.queries.ts'
import { findPapers, writePapers } from './exam-parts.queries.ts'
import { EXAM_TIMES } from './save-exam.ts'

type Papers = InputOf<typeof call, 'out'>['papers']

/** Creates a draft like the exam, for those without a passed attempt, with their extra time. */
export const createResit = (
  ctx: SignedCtx,
  { id, opensAt, closesAt, papers: requestedPapers }: InputOf<typeof call, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const exam = mustNotSit(found(await findManagedForUpdate(tx.db, examScope(tx.actor), id)))
    const { running, unmarked } = exam
    if (isDraft(exam.state) || exam.closesAt > tx.now())
      throw fail(errors.examNotOver, { closes: minuteInChina(exam.closesAt) })
    if (!isScored(exam, tx.now())) throw fail(errors.examNotScored, { running, unmarked })
    if (new Date(closesAt) <= tx.now()) throw fail(errors.examWindowPast)

    const resit = await insertLike(tx, exam, new Date(opensAt), new Date(closesAt))
    const papers = await assignPapers(tx, exam, resit, requestedPapers)
    const candidates = await copyCandidatesToRepeat(tx, id, resit)
    if (candidates === 0) throw fail(errors.examNoResit)

    await tx.audit({
      action: 'learning.exam.resit',
      entity: examFlow.name,
      entityId: resit,
      detail: { of: id, candidates, papers },
    })

    return { id: resit, candidates, papers }
  }).catch(constraintErrors(EXAM_TIMES))

async function insertLike(tx: SignedCtx, exam: ExamRow, opensAt: Date, closesAt: Date) {
  const title = beginningOf(fillSentence(examWords['zh-cn'].resitOf, { title: exam.title }), 120)

  const { rows } = await sql<{
    id: number
  }>`insert into learning_exams (title, note, base_id, train_id, mode, opens_at, closes_at, minutes, grace_seconds,
      attempts, shuffles_questions, shuffles_options, keeps_device, marks_twice, marks_apart, shows, resit_of, state, created_by, created_at, updated_at)
    select ${title}, note, base_id, train_id, mode, ${opensAt}::timestamptz, ${closesAt}::timestamptz, minutes, grace_seconds, attempts, shuffles_questions,
      shuffles_options, keeps_device, marks_twice, marks_apart, shows, id, ${examFlow.initial}, ${tx.actor.userId}, ${tx.now()}, ${tx.now()}
    from learning_exams where id = ${exam.id} returning id`.execute(tx.db)

  const { id } = rows[0]!

  await sql`insert into learning_exam_rooms (exam_id, name, seats) select ${id}, name, seats from learning_exam_rooms where exam_id = ${exam.id} order by id`.execute(
    tx.db,
  )
  await sql`insert into learning_exam_staff (exam_id, user_id, role) select ${id}, user_id, role from learning_exam_staff where exam_id = ${exam.id}`.execute(
    tx.db,
  )

  return id
}

/**
 * Unused parallel forms, unless the same papers are requested or there are no others. The same
 * papers are refused where their answers are known.
 */
async function assignPapers(
  tx: SignedCtx,
  exam: ExamRow,
  resit: number,
  requestedPapers: Papers,
): Promise<Papers> {
  const forms = requestedPapers === 'parallel' ? await findUnusedForms(tx.db, exam.id) : []

  if (forms.length > 0) {
    const unused = forms.map((form) => form.id)
    await mustNotSitPapers(tx, unused)

    await writePapers(tx.db, resit, unused)

    return 'parallel'
  }

  if ((await findKnownPapers(tx.db, exam.id)).length > 0) throw fail(errors.examAnswersKnown)

  const same = (await findPapers(tx.db, exam.id)).map((paper) => paper.id)
  await mustNotSitPapers(tx, same)

  await writePapers(tx.db, resit, same)

  return 'same'
}

/** Those who failed every attempt, or had none; returns how many. */
async function copyCandidatesToRepeat(tx: SignedCtx, from: number, to: number) {
  const { rows } =
    await sql`insert into learning_candidates (exam_id, user_id, person_id, extra_minutes, note)
    select ${to}, c.user_id, c.person_id, c.extra_minutes, c.note from learning_candidates c left join users u on u.id = c.user_id
    where c.exam_id = ${from} and (c.user_id is null or ${isAccountInUse('u')})
      and not exists (select from learning_attempts t where t.candidate_id = c.id and t.is_passed)
    order by c.id returning id`.execute(tx.db)

  return rows.length
}
