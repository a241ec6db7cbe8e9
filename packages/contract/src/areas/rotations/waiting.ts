import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const rotationsWaiting = waitingKinds({
  confirmEntries: { view: 'rotation/month/index', query: { waiting: 'enter' }, urgency: 'due' },
  assessExits: { view: 'rotation/month/index', query: { waiting: 'exit' }, urgency: 'due' },
  placeRepeats: { view: 'rotation/month/index', query: { waiting: 'repeat' } },
  requestOwnExit: { view: 'rotation/own/index', isOwn: true, urgency: 'due' },
  enterPreferences: { view: 'rotation/preference/index', isOwn: true, urgency: 'due' },
  answerSwaps: { view: 'rotation/own/index', isOwn: true, urgency: 'due' },
  passSwaps: {
    view: 'rotation/swap/index',
    query: { state: 'accepted', waiting: '1' },
    urgency: 'due',
  },
  decideSwaps: {
    view: 'rotation/swap/index',
    query: { state: 'departmentsPassed', waiting: '1' },
    urgency: 'due',
  },
})

export type RotationsWaiting = keyof typeof rotationsWaiting
