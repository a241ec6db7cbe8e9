import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const examWaiting = waitingKinds({
  invigilateExams: { view: 'course/exam/watch', isOwn: true, urgency: 'now' },
  releaseExams: { view: 'course/exam/index', query: { waiting: 'release' }, urgency: 'due' },
  decideLateAnswers: { view: 'course/exam/index', query: { waiting: 'late' }, urgency: 'due' },
})

export const markingWaiting = waitingKinds({
  markAnswers: { view: 'course/mark/index', urgency: 'due' },
})

export const takingWaiting = waitingKinds({
  sitExams: { view: 'course/own/exam', isOwn: true, urgency: 'now' },
})
