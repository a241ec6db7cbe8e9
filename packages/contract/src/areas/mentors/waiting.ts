import { waitingKinds } from '../../kernel/waiting.ts'

export const mentorsWaiting = waitingKinds({
  chooseMentor: { view: 'mentor/choice/index', isOwn: true },
  answerApplicants: { view: 'mentor/applicants/index' },
  matchMentors: { view: 'mentor/match/index', subjectParam: 'windowId' },
  mendMentorEntry: { view: 'mentor/own/index', isOwn: true },
  reviewMentorEntries: { view: 'mentor/library/index', query: { waiting: '1' } },
})
export type MentorsWaiting = keyof typeof mentorsWaiting
