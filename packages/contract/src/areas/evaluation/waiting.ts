import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const evaluationWaiting = waitingKinds({
  answerEvaluations: { view: 'evaluate/wait/index', isOwn: true, urgency: 'due' },
  answerRequests: { view: 'evaluate/requested/index', isOwn: true, urgency: 'due' },
  examinations: {
    view: 'evaluate/own/examine',
    query: { waiting: '1' },
    isOwn: true,
    urgency: 'due',
  },
})
