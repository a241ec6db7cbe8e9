import { completionReview } from '@residency/contract/areas/students/completion/completion.contract'
import { dayInChina } from '../../../platform/clock.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { finishTrainings, resumeTrainings } from '../../trainees/trainees.public.ts'
import { visibleTrainees } from '../students.policy.ts'
import { relationsToCompletion } from './completion.policy.ts'
import { findCompletionsForUpdate, findConfirmed } from './completion.queries.ts'
import { notifyOfCompletion } from './notify-of-completion.ts'
import { obstaclesTo } from './obstacles-to-completions.ts'

const traineesOf = (rows: readonly { traineeId: number }[]) =>
  rows.map(({ traineeId }) => traineeId)

/** The office confirms a proposed completion, rejects it, or takes a confirmed one back. */
export const completionPlan = reviewPlan(completionReview, {
  table: 'completions',
  columns: ['refusal', 'confirmedOn'],
  find: (tx, ids) => findCompletionsForUpdate(tx.db, visibleTrainees(tx.actor), ids),
  relationsTo: (tx, completion) => relationsToCompletion(completion, tx.actor),
  nameOf: ({ realName }) => realName,

  obstacles: (tx, { action }, completions) => obstaclesTo(tx, action, completions),
  values: (tx, { action, reason }) => ({
    refusal: action === 'reject' || action === 'revert' ? reason : null,
    confirmedOn: action === 'confirm' ? dayInChina(tx.now()) : null,
  }),
  follow: async (tx, { action }, completions) => {
    const trainees = traineesOf(completions)

    if (action === 'confirm') await finishTrainings(tx, trainees, dayInChina(tx.now()))
    if (action === 'revert') await resumeTrainings(tx, trainees)
  },
  notify: (tx, { action, reason }, moved) => notifyOfCompletion(tx, action, reason, moved),

  otherTables: {
    read: (tx, ids) => findConfirmed(tx.db, ids),
    restore: async (tx, action, ids, before) => {
      const undone = before.filter(({ id }) => ids.includes(id))
      const trainees = traineesOf(undone)

      if (action === 'confirm') await resumeTrainings(tx, trainees)
      if (action === 'revert')
        await finishTrainings(tx, trainees, undone[0]?.confirmedOn ?? dayInChina(tx.now()))
    },
  },
})
