import { waitingKinds } from '../../kernel/waiting.ts'

export const studentsWaiting = waitingKinds({
  reviewTraineeChanges: { view: 'student/change/index', query: { state: 'submitted' } },
})
export type StudentsWaiting = keyof typeof studentsWaiting
