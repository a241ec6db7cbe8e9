import { waitingKinds } from '../../kernel/waiting.ts'

export const awardsWaiting = waitingKinds({
  submitAward: { view: 'award/student/index', isOwn: true },
  reviewAwards: { view: 'award/audit/index' },
})
