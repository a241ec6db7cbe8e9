import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const awardsWaiting = waitingKinds({
  submitAward: { view: 'award/student/index', isOwn: true },
  scoreAwards: { view: 'award/scoring/index', isOwn: true },
  concludeAwards: { view: 'award/competition/index' },
  reviewOutsideAwards: { view: 'award/outside/index', query: { view: 'waiting' } },
  reviewAwards: { view: 'award/audit/index', query: { view: 'waiting' } },
})
