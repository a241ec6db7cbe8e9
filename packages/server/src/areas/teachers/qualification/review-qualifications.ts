import { certificateErrors } from '@residency/contract/areas/teachers/certificates/access'
import { qualificationReview } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { QUALIFICATION_REVIEW_ACTIONS } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { peopleWithTakenNumbers } from '../certificates/taken-numbers.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { relationsTo } from './qualification.policy.ts'
import { findQualificationsForUpdate, type QualificationRecord } from './qualification.queries.ts'
import { qualificationNotices } from './qualification-notices.seed.ts'
import { followQualified, prepareQualified } from './qualify.ts'
import { restoreEarlier, snapshotEarlier } from './undo-qualified.ts'

/**
 * Department, base and office each decide their step: they pass it on, qualify, return or reject
 * with a reason.
 */
export const qualificationPlan = reviewPlan(qualificationReview, {
  table: 'teacherQualifications',
  columns: ['reason', 'number', 'validFrom', 'validUntil'],
  find: (tx, ids) => findQualificationsForUpdate(tx.db, visibleTeachers(tx.actor), ids),
  relationsTo: (tx, application) => relationsTo(application, tx.actor),

  obstacles: async (tx, { action }, applications) =>
    action === 'qualify' ? obstaclesToQualify(tx, applications) : new Map<number, never>(),
  prepare: async (tx, { action }, applications) => {
    if (action === 'qualify') await prepareQualified(tx, applications)
  },
  values: (_tx, { action, reason }) => ({ reason: action === 'qualify' ? null : reason }),
  follow: async (tx, { action }, applications) => {
    if (action === 'qualify') await followQualified(tx, applications)
  },
  notify: (tx, { action, reason }, moved) =>
    notify(tx, qualificationNotices[action], moved.map(noticeOf(reason))),

  otherTables: { read: snapshotEarlier, restore: restoreEarlier },
  explain: constraintErrors({
    teacher_certificates_number: certificateErrors.certificateNumberTaken,
  }),
  reviewed: { decisions: QUALIFICATION_REVIEW_ACTIONS, page: '/teacher/guidance' },
})

/**
 * Certificates handed in pass with the application: a number that was taken meanwhile is an
 * obstacle.
 */
async function obstaclesToQualify(tx: SignedCtx, applications: readonly QualificationRecord[]) {
  const applicants = applications.map(({ userId }) => userId)
  const obstacles = await peopleWithTakenNumbers(tx, applicants)

  return new Map(
    applications.flatMap(({ id, userId }) => {
      const obstacle = obstacles.get(userId)
      return obstacle ? [[id, obstacle] as const] : []
    }),
  )
}

const noticeOf =
  (reason: string | null) =>
  ({ userId, level }: QualificationRecord) => ({
    userId,
    path: '/teacher/own',
    values: { level: qualificationWords['zh-cn'].levels[level], reason: reason ?? '' },
    valuesEn: { level: qualificationWords.en.levels[level] },
  })
