import { waitingKinds } from '../../kernel/waiting.ts'

export const mentorsWaiting = waitingKinds({
  answerChanges: { view: 'mentor/change/requests', query: { state: 'requested' } },
  decideChanges: { view: 'mentor/change/index', query: { state: 'newMentorPassed' } },
})
export type MentorsWaiting = keyof typeof mentorsWaiting
