import { awardApplicationReview } from '@residency/contract/areas/awards/applications/award-application.contract'
import { AWARD_REVIEW_ACTIONS } from '@residency/contract/areas/awards/applications/award-application.flow'
import { dayInChina } from '../../../platform/clock.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleAwards } from '../awards.policy.ts'
import { relationsTo, reviewActions } from './application.policy.ts'
import { type ApplicationRow, findApplicationsForUpdate } from './application.queries.ts'
import { applicationNotices } from './application-notices.seed.ts'
import { grantObstacles } from './grant-obstacles.ts'

/** A base and the office pass or reject an application; the office grants it within the limits. */
export const awardApplicationPlan = reviewPlan(awardApplicationReview, {
  table: 'awardApplications',
  columns: ['reason', 'decidedAt', 'decidedBy', 'grantedOn'],
  find: (tx, ids) => findApplicationsForUpdate(tx.db, visibleAwards(tx.actor), ids),
  relationsTo: (tx, row) => relationsTo(row, tx.actor),

  obstacles: (tx, { action }, rows) => {
    if (action !== 'grant') return new Map()

    // an application that is not granted for another reason uses up no quota
    const grantable = rows.filter((row) => reviewActions(row, tx.actor).includes(action))
    return grantObstacles(tx, grantable)
  },
  values: (tx, { action, reason }) => ({
    reason,
    decidedAt: tx.now(),
    decidedBy: tx.actor.userId,
    grantedOn: action === 'grant' ? dayInChina(tx.now()) : null,
  }),
  notify: (tx, { action, reason }, moved) =>
    notify(
      tx,
      applicationNotices[action],
      moved.map((row) => noticeOf(row, { reason: reason ?? '' })),
    ),

  reviewed: { decisions: AWARD_REVIEW_ACTIONS, page: '/award/audit' },
})

/** The page where people follow their own applications. */
export const ownPathOf = ({ audience }: { audience: string }) => {
  if (audience === 'outside') return '/sign/award/apply'
  return audience === 'teacher' ? '/award/teacher' : '/award/student'
}

/** The notice of a decision; `more` are values in addition to the award and its year. */
export const noticeOf = <More extends Readonly<Record<string, string>>>(
  row: ApplicationRow,
  more: More,
) => ({
  userId: row.userId,
  values: { ...more, kind: row.kind, year: String(row.year) },
  valuesEn: { kind: row.kindEn ?? row.kind },
  path: ownPathOf(row),
})
