import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const mentorsWaiting = waitingKinds({
  chooseMentor: { view: 'mentor/choice/index', isOwn: true, urgency: 'due' },
  answerApplicants: { view: 'mentor/applicants/index', urgency: 'due' },
  matchMentors: { view: 'mentor/match/index', subjectParam: 'windowId' },
  confirmMeetings: { view: 'mentor/mine/index', isOwn: true },
  correctMeetings: { view: 'mentor/guidance/index', isOwn: true },
  fulfilTasks: { view: 'mentor/guidance/index', isOwn: true, urgency: 'due' },
  mendMentorEntry: { view: 'mentor/own/index', isOwn: true },
  answerChanges: { view: 'mentor/change/requests', query: { waiting: '1' }, urgency: 'due' },
  decideChanges: { view: 'mentor/change/index', query: { waiting: '1' } },
  reviewMentorEntries: { view: 'mentor/library/index', query: { waiting: '1' } },
})

export type MentorsWaiting = keyof typeof mentorsWaiting
