import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const standardsWaiting = waitingKinds({
  chooseElectives: { view: 'standard/electives/own', isOwn: true, urgency: 'due' },
  mendCohorts: { view: 'standard/batch/index', query: { state: 'returned' } },
  reviewCohorts: { view: 'standard/batch/audit', query: { waiting: '1' } },
  checkFigures: { view: 'standard/figure/index', query: { waiting: '1' } },
  mendFigures: { view: 'standard/figure/index', query: { state: 'returned' } },
})

export type StandardsWaiting = keyof typeof standardsWaiting
