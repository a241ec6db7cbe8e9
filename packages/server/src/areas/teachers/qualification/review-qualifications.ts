import { certificateErrors } from '@residency/contract/areas/teachers/certificates/errors'
import type { qualificationReview } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { QUALIFICATION_REVIEW_ACTIONS, qualificationFlow } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/words'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany, type ReadVersions } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { peopleWithTakenNumbers } from '../certificates/taken-numbers.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { relationsTo, reviewActions } from './qualification.policy.ts'
import { findQualificationsForUpdate, type QualificationRecord } from './qualification.queries.ts'
import { qualify } from './qualify.ts'
import { keepEarlier, restoreEarlier } from './undo-qualified.ts'

type QualificationDecision = Decision<(typeof QUALIFICATION_REVIEW_ACTIONS)[number]>

const write = (tx: SignedCtx, state: QualificationRecord['state'], reason: string | null, rows: readonly QualificationRecord[]) =>
  tx.db
    .updateTable('teacher_qualifications')
    .set((e) => ({ state, reason, version: e('version', '+', 1), updated_at: tx.now() }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()

/** Certificates handed in pass with the application; a number taken meanwhile stands in its way. */
async function findObstacles(tx: SignedCtx, rows: readonly QualificationRecord[]) {
  const people = await peopleWithTakenNumbers(
    tx,
    rows.map(({ user_id }) => user_id),
  )
  return new Map(rows.flatMap(({ id, user_id }) => (people.has(user_id) ? [[id, people.get(user_id)!] as const] : [])))
}

const plan: ReviewPlan<QualificationDecision, Awaited<ReturnType<typeof keepEarlier>>> = {
  flow: qualificationFlow,
  table: 'teacher_qualifications',
  columns: ['reason', 'number', 'valid_from', 'valid_until', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const rows = await findQualificationsForUpdate(tx.db, visibleTeachers(tx.actor), ids)
    const asked = {
      ...{ action, reason, ids, versions, rows },
      obstacles: action === 'qualify' ? await findObstacles(tx, rows) : new Map<number, never>(),
      relationsOf: (q: QualificationRecord) => relationsTo(q, tx.actor),
      nameOf: (q: QualificationRecord) => q.name,
    }
    const result = await moveMany(tx, qualificationFlow, asked, (state, rows) =>
      action === 'qualify' ? qualify(tx, rows, () => write(tx, state, null, rows)) : write(tx, state, reason, rows),
    )
    const noticeOf = ({ user_id, level }: QualificationRecord) => {
      const values = { level: qualificationWords['zh-cn'].levels[level], reason: reason ?? '' }
      return { userId: user_id, values, valuesEn: { level: qualificationWords.en.levels[level] }, path: '/teacher/own' }
    }
    await notify(tx, `qualification.${action}`, result.moved.map(noticeOf))
    return result
  },
  actionsOn: async (tx, id) => {
    const [q] = await findQualificationsForUpdate(tx.db, visibleTeachers(tx.actor), [id])
    return q ? reviewActions(q, tx.actor) : []
  },
  otherTables: { read: keepEarlier, restore: restoreEarlier },
}
const taken = constraintErrors({ teacher_certificates_number: certificateErrors.certificateNumberTaken })
type On<Which> = QualificationDecision & Which
/** Decides the step that is the actor's: passes it on, qualifies, returns or rejects with a reason. */
export const actOnQualification = (ctx: SignedCtx, input: On<{ id: number; version?: number }>) => decideOne(ctx, plan, input).catch(taken)
export const actOnQualifications = (ctx: SignedCtx, input: On<{ ids: number[]; versions?: ReadVersions }>) =>
  decideMany(ctx, plan, input).catch(taken)
export const undoQualifications = (ctx: SignedCtx, input: InputOf<typeof qualificationReview.undo, 'out'>) => undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedQualifications = reviewedFlow({
  flow: qualificationFlow,
  decisions: QUALIFICATION_REVIEW_ACTIONS,
  page: '/teacher/guidance',
  find: async (ctx, id) => (await findQualificationsForUpdate(ctx.db, visibleTeachers(ctx.actor), [id]))[0],
  relationsTo: (ctx, row) => relationsTo(row, ctx.actor),
})
