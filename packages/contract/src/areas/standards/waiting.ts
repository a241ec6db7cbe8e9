import { waitingKinds } from '../../kernel/waiting.ts'

export const standardsWaiting = waitingKinds({
  checkFigures: { view: 'standard/figure/index', query: { state: 'entered' } },
  mendFigures: { view: 'standard/figure/index', query: { state: 'returned' } },
})
export type StandardsWaiting = keyof typeof standardsWaiting
