import { examineErrors as errors } from '@residency/contract/areas/evaluation/examinations/access'
import type { scoreExamination as scoreCall } from '@residency/contract/areas/evaluation/examinations/examine.contract'
import { examineFlow } from '@residency/contract/areas/evaluation/examinations/examine.flow'
import type { ActionOf, InputOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { mustBeComplete } from '../answers/must-be-complete.ts'
import { relationsToExamination, visibleExaminations } from './examine.policy.ts'
import { type ExamineRow, findExaminationForUpdate } from './examine.queries.ts'
import { examineNotices } from './examine-notices.seed.ts'
import { notifyStep } from './notify-examination.ts'

type Step = { id: number; version: number }

type Columns = Partial<{
  takenOn: string
  scores: string
  texts: string
  score: number | null
  reason: string | null
}>

const lock = async (tx: SignedCtx, { id, version }: Step) =>
  mustMatchVersion(
    await findExaminationForUpdate(tx.db, visibleExaminations(tx.actor), id),
    version,
  )

async function move(
  tx: SignedCtx,
  examination: ExamineRow,
  action: ActionOf<typeof examineFlow>,
  columns: Columns = {},
) {
  const relations = relationsToExamination(examination, tx.actor)
  const result = { reason: columns.reason ?? null }

  const state = await advance(
    tx,
    examineFlow,
    action,
    { id: examination.id, state: examination.state, relations },
    result,
    (to) => updateRow(tx, 'evaluationExaminations', examination, { state: to, ...columns }),
  )

  return { id: examination.id, state }
}

export const cancelExamination = (ctx: SignedCtx, step: Step) =>
  inTransaction(ctx, async (tx) => {
    const examination = await lock(tx, step)
    const moved = await move(tx, examination, 'cancel')

    await notifyStep(
      tx,
      examineNotices.cancelled,
      [examination.examinerId, examination.traineeUserId],
      examination,
    )

    return moved
  })

/** Begins the examination, on its day at the earliest. */
export const advanceExamination = (ctx: SignedCtx, step: Step) =>
  inTransaction(ctx, async (tx) => {
    const examination = await lock(tx, step)
    const today = dayInChina(tx.now())
    const moved = await move(tx, examination, 'take', { takenOn: today })
    if (examination.examOn > today) throw fail(errors.examineAhead, { day: examination.examOn })

    return moved
  })

/** Marks it, for the first time or after an objection, and asks the trainee to confirm. */
export const scoreExamination = (
  ctx: SignedCtx,
  { scores, texts, ...step }: InputOf<typeof scoreCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const examination = await lock(tx, step)
    const result = mustBeComplete(tx.language, examination.sections, { scores, texts })

    const columns = {
      scores: JSON.stringify(result.scores),
      texts: JSON.stringify(result.texts),
      score: result.score,
      reason: null,
    }

    const moved = await move(tx, examination, 'score', columns)

    await notifyStep(tx, examineNotices.scored, [examination.traineeUserId], examination)

    return moved
  })

export const confirmExamination = (ctx: SignedCtx, step: Step) =>
  inTransaction(ctx, async (tx) => move(tx, await lock(tx, step), 'confirm'))

/** Objects to the marks; they stay until the examiner has given them again. */
export const objectToExamination = (
  ctx: SignedCtx,
  { reason, ...step }: Step & { reason: string },
) =>
  inTransaction(ctx, async (tx) => {
    const examination = await lock(tx, step)
    const moved = await move(tx, examination, 'object', { reason })

    await notifyStep(tx, examineNotices.objected, [examination.examinerId], examination)

    return moved
  })
