import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const standardsWaiting = waitingKinds({
  chooseElectives: { view: 'standard/electives/own', isOwn: true, urgency: 'due' },
  mendCohorts: { view: 'standard/batch/index', query: { state: 'returned' } },
  reviewCohorts: { view: 'standard/batch/audit', query: { state: 'submitted' } },
  checkFigures: { view: 'standard/figure/index', query: { state: 'entered' } },
  mendFigures: { view: 'standard/figure/index', query: { state: 'returned' } },
})

export type StandardsWaiting = keyof typeof standardsWaiting
