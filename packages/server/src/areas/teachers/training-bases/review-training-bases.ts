import { trainingBaseReview } from '@residency/contract/areas/teachers/training/training-base.contract'
import { TRAINING_BASE_REVIEW_ACTIONS } from '@residency/contract/areas/teachers/training/training-base.flow'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { trainingBaseNotices } from '../training/training-notices.seed.ts'
import { relationsToTrainingBase } from './training-base.policy.ts'
import { findTrainingBasesForUpdate, type TrainingBaseRow } from './training-base.queries.ts'

/** The office passes the application of a base, returns it for correction, or turns it down. */
export const trainingBasePlan = reviewPlan(trainingBaseReview, {
  table: 'teacherTrainingBases',
  columns: ['reason'],
  find: (tx, ids) => findTrainingBasesForUpdate(tx.db, visibleTeachers(tx.actor), ids),
  relationsTo: (tx, application) => relationsToTrainingBase(application, tx.actor),
  values: (_tx, { reason }) => ({ reason }),

  notify: (tx, { action, reason }, moved) =>
    notify(tx, trainingBaseNotices[action], moved.map(noticeOf(reason))),

  reviewed: { decisions: TRAINING_BASE_REVIEW_ACTIONS, page: '/teacher/training-base' },
})

const noticeOf = (reason: string | null) => (application: TrainingBaseRow) => ({
  userId: application.appliedBy,
  path: '/teacher/training-base',
  values: { base: application.name, year: String(application.year), reason: reason ?? '' },
  valuesEn: { base: application.nameEn ?? application.name },
})
