import { waitingKinds } from '../../kernel/waiting.ts'

export const awardsWaiting = waitingKinds({
  submitAward: { view: 'award/student/index', isOwn: true },
  scoreAwards: { view: 'award/scoring/index', isOwn: true },
  concludeAwards: { view: 'award/competition/index' },
  reviewAwards: { view: 'award/audit/index' },
})
