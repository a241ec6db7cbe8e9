import { waitingKinds } from '../../kernel/waiting.ts'

export const rotationsWaiting = waitingKinds({
  answerSwaps: { view: 'rotation/own/index', isOwn: true },
  passSwaps: { view: 'rotation/swap/index', query: { state: 'accepted' } },
  decideSwaps: { view: 'rotation/swap/index', query: { state: 'departmentsPassed' } },
})
export type RotationsWaiting = keyof typeof rotationsWaiting
