import { waitingKinds } from '../../kernel/waiting.ts'

export const standardsWaiting = waitingKinds({
  chooseElectives: { view: 'standard/electives/own', isOwn: true },
  mendCohorts: { view: 'standard/batch/index', query: { state: 'returned' } },
  reviewCohorts: { view: 'standard/batch/audit', query: { state: 'submitted' } },
})
export type StandardsWaiting = keyof typeof standardsWaiting
