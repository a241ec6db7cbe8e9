import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const evaluationWaiting = waitingKinds({
  answerEvaluations: { view: 'evaluate/wait/index', isOwn: true },
  examinations: { view: 'evaluate/own/examine', isOwn: true },
})
