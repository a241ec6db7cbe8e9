import { waitingKinds } from '../../../kernel/flows/waiting.ts'

export const examWaiting = waitingKinds({
  invigilateExams: { view: 'course/exam/index', query: { phase: 'open' }, isOwn: true },
  releaseExams: { view: 'course/exam/index', query: { phase: 'over' } },
  decideLateAnswers: { view: 'course/exam/index', query: { phase: 'over' } },
})
