import { waitingKinds } from '../../../kernel/flows/waiting.ts'

export const takingWaiting = waitingKinds({
  sitExams: { view: 'course/own/exam', isOwn: true, urgency: 'now' },
})
