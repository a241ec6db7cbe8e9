import { waitingKinds } from '../../kernel/waiting.ts'

export const absenceWaiting = waitingKinds({
  decideLeaves: { view: 'daily/leave/review', query: { queue: 'leave' } },
  confirmReports: { view: 'daily/leave/review', query: { queue: 'report' } },
  decideRevokes: { view: 'daily/leave/review', query: { queue: 'revoke' } },
  reportBack: { view: 'daily/leave/own', isOwn: true },
})
export type AbsenceWaiting = keyof typeof absenceWaiting
