import { waitingKinds } from '../../kernel/waiting.ts'
import { situationWaiting } from './situations/waiting.ts'

export const studentsWaiting = waitingKinds({
  reviewTraineeChanges: { view: 'student/change/index', query: { state: 'submitted' } },
  ...situationWaiting,
})
export type StudentsWaiting = keyof typeof studentsWaiting
