import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const absenceWaiting = waitingKinds({
  decideLeaves: { view: 'daily/leave/review', query: { queue: 'leave' } },
  confirmReports: { view: 'daily/leave/review', query: { queue: 'report' } },
  decideRevokes: { view: 'daily/leave/review', query: { queue: 'revoke' } },
  answerStandIns: { view: 'daily/leave/own', isOwn: true },
  reportBack: { view: 'daily/leave/own', isOwn: true },
  decideAways: { view: 'daily/away/review', query: { queue: 'leave' } },
  confirmAwayReports: { view: 'daily/away/review', query: { queue: 'report' } },
  decideAwayRevokes: { view: 'daily/away/review', query: { queue: 'revoke' } },
  reportAway: { view: 'daily/away/own', isOwn: true },
})

export type AbsenceWaiting = keyof typeof absenceWaiting
