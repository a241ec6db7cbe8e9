import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const rotationsWaiting = waitingKinds({
  confirmEntries: { view: 'rotation/month/index', query: { waiting: 'enter' } },
  assessExits: { view: 'rotation/month/index', query: { waiting: 'exit' } },
  placeRepeats: { view: 'rotation/month/index', query: { waiting: 'repeat' } },
  requestOwnExit: { view: 'rotation/own/index', isOwn: true },
  answerSwaps: { view: 'rotation/own/index', isOwn: true },
  passSwaps: { view: 'rotation/swap/index', query: { state: 'accepted' } },
  decideSwaps: { view: 'rotation/swap/index', query: { state: 'departmentsPassed' } },
})

export type RotationsWaiting = keyof typeof rotationsWaiting
