import { completionErrors as errors } from '@residency/contract/areas/students/completion/access'
import type { ScoreForm } from '@residency/contract/areas/students/completion/score.contract'
import type { ErrorDef } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found } from '../../../platform/http/fail.ts'
import { visibleTrainees } from '../students.policy.ts'
import { type CandidateRow, findCandidatesForUpdate } from './candidate.queries.ts'
import { isConfirmed } from './has-completed.queries.ts'
import { findFinalScores, writeFinalScores } from './score.queries.ts'

/** A score has its day, within the training so far; a day without a score says nothing. */
const isRightDay = (points: number | null, day: string | null, startsOn: string, today: string) =>
  points === null ? day === null : day !== null && day >= startsOn && day <= today

/** What is wrong with scores of a trainee, or null. */
export function faultOfScore(t: CandidateRow, form: ScoreForm, today: string): ErrorDef | null {
  if (isConfirmed(t.state)) return errors.scoreSettled
  if (!isRightDay(form.theory, form.theoryOn, t.startsOn, today)) return errors.scoreDay

  return isRightDay(form.skill, form.skillOn, t.startsOn, today) ? null : errors.scoreDaySkill
}

/** Records final theory and skill of one trainee. */
export const saveFinalScore = (
  ctx: SignedCtx,
  { id, version, ...form }: ScoreForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const t = found((await findCandidatesForUpdate(tx.db, visibleTrainees(tx.actor), [id]))[0])
    const before = (await findFinalScores(tx.db, [id])).get(id)
    if ((before?.version ?? 0) !== version) throw changedMeanwhile()

    const fault =
      t.userId === tx.actor.userId
        ? errors.completionOwn
        : faultOfScore(t, form, dayInChina(tx.now()))

    if (fault) throw fail(fault)

    await writeFinalScores(tx.db, tx.now(), [{ ...form, traineeId: id }])

    await tx.audit({
      action: 'students.completion.score',
      entity: 'trainee',
      entityId: id,
      detail: { before: before ?? null, after: form },
    })

    return null
  })
