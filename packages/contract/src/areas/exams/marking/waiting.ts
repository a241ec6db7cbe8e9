import { waitingKinds } from '../../../kernel/flows/waiting.ts'

export const markingWaiting = waitingKinds({
  markAnswers: { view: 'course/mark/index', urgency: 'due' },
})
