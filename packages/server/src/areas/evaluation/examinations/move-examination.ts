import { examineErrors as errors } from '@residency/contract/areas/evaluation/examinations/access'
import type { scoreExamination as scoreCall } from '@residency/contract/areas/evaluation/examinations/examine.contract'
import { examineFlow } from '@residency/contract/areas/evaluation/examinations/examine.flow'
import type { ActionOf, InputOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { checkVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { mustBeWhole } from '../answers/must-be-whole.ts'
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
  checkVersion(await findExaminationForUpdate(tx.db, visibleExaminations(tx.actor), id), version)

async function move(
  tx: SignedCtx,
  one: ExamineRow,
  action: ActionOf<typeof examineFlow>,
  columns: Columns = {},
) {
  const relations = relationsToExamination(one, tx.actor)
  const given = { reason: columns.reason ?? null }

  const state = await advance(
    tx,
    examineFlow,
    action,
    { id: one.id, state: one.state, relations },
    given,
    (to) => updateRow(tx, 'evaluationExaminations', one, { state: to, ...columns }),
  )

  return { id: one.id, state }
}

export const cancelExamination = (ctx: SignedCtx, step: Step) =>
  inTransaction(ctx, async (tx) => {
    const one = await lock(tx, step)
    const moved = await move(tx, one, 'cancel')

    await notifyStep(tx, examineNotices.cancelled, [one.examinerId, one.traineeUserId], one)

    return moved
  })

/** Begins the examination, on its day at the earliest. */
export const takeExamination = (ctx: SignedCtx, step: Step) =>
  inTransaction(ctx, async (tx) => {
    const one = await lock(tx, step)
    const today = dayInChina(tx.now())
    const moved = await move(tx, one, 'take', { takenOn: today })
    if (one.examOn > today) throw fail(errors.examineAhead, { day: one.examOn })

    return moved
  })

/** Marks it, for the first time or after an objection, and asks the trainee to confirm. */
export const scoreExamination = (
  ctx: SignedCtx,
  { scores, texts, ...step }: InputOf<typeof scoreCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const one = await lock(tx, step)
    const given = mustBeWhole(tx.language, one.sections, { scores, texts })

    const columns = {
      scores: JSON.stringify(given.scores),
      texts: JSON.stringify(given.texts),
      score: given.score,
      reason: null,
    }

    const moved = await move(tx, one, 'score', columns)

    await notifyStep(tx, examineNotices.scored, [one.traineeUserId], one)

    return moved
  })

export const confirmExamination = (ctx: SignedCtx, step: Step) =>
  inTransaction(ctx, async (tx) => move(tx, await lock(tx, step), 'confirm'))

/** Objects to the marks; they stay until the examiner has given them anew. */
export const objectToExamination = (
  ctx: SignedCtx,
  { reason, ...step }: Step & { reason: string },
) =>
  inTransaction(ctx, async (tx) => {
    const one = await lock(tx, step)
    const moved = await move(tx, one, 'object', { reason })

    await notifyStep(tx, examineNotices.objected, [one.examinerId], one)

    return moved
  })
