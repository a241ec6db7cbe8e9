import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const absenceWaiting = waitingKinds({
  decideLeaves: { view: 'daily/leave/review', query: { queue: 'leave' }, urgency: 'due' },
  confirmReports: { view: 'daily/leave/review', query: { queue: 'report' }, urgency: 'due' },
  decideRevokes: { view: 'daily/leave/review', query: { queue: 'revoke' }, urgency: 'due' },
  answerStandIns: { view: 'daily/leave/own', isOwn: true, urgency: 'due' },
  reportBack: { view: 'daily/leave/own', isOwn: true, urgency: 'due' },
  decideAways: { view: 'daily/away/review', query: { queue: 'leave' }, urgency: 'due' },
  confirmAwayReports: { view: 'daily/away/review', query: { queue: 'report' }, urgency: 'due' },
  decideAwayRevokes: { view: 'daily/away/review', query: { queue: 'revoke' }, urgency: 'due' },
  reportAway: { view: 'daily/away/own', isOwn: true, urgency: 'due' },
})

export type AbsenceWaiting = keyof typeof absenceWaiting
