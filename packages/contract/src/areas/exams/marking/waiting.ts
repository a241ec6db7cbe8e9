import { waitingKinds } from '../../../kernel/waiting.ts'

export const markingWaiting = waitingKinds({ markAnswers: { view: 'course/mark/index' } })
