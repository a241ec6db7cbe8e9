import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const workloadWaiting = waitingKinds({
  amendEntries: {
    view: 'workload/own/index',
    query: { state: 'returned' },
    isOwn: true,
    urgency: 'due',
  },
  decideEntries: { view: 'workload/audit/index', urgency: 'due' },
})

export type WorkloadWaiting = keyof typeof workloadWaiting
