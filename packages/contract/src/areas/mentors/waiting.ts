import { waitingKinds } from '../../kernel/waiting.ts'

export const mentorsWaiting = waitingKinds({
  mendMentorEntry: { view: 'mentor/own/index', isOwn: true },
  reviewMentorEntries: { view: 'mentor/library/index', query: { waiting: '1' } },
})
export type MentorsWaiting = keyof typeof mentorsWaiting
