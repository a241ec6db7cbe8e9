import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const progressWaiting = waitingKinds({
  readProgressDecisions: { view: 'progress/own/index', isOwn: true, urgency: 'due' },
  noteProgressPackets: {
    view: 'progress/session/index',
    query: { notes: '1' },
    isOwn: true,
    urgency: 'due',
  },
  agreeLearningPlans: {
    view: 'progress/plan/index',
    query: { waits: 'agree' },
    urgency: 'due',
  },
  lookAtLearningPlans: { view: 'progress/plan/index', query: { waits: 'look' }, urgency: 'due' },
  placeProgressRepeats: { view: 'progress/session/index', query: { repeats: '1' } },
})

export type ProgressWaiting = keyof typeof progressWaiting
