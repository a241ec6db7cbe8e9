import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const dutyWaiting = waitingKinds({
  answerShiftSwaps: { view: 'duty/own/index', isOwn: true, urgency: 'due' },
  confirmDutyWeeks: { view: 'duty/hours/own', isOwn: true, urgency: 'due' },
  decideShiftSwaps: { view: 'duty/swap/index', query: { waiting: '1' }, urgency: 'due' },
})

export type DutyWaiting = keyof typeof dutyWaiting
