import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const workloadWaiting = waitingKinds({
  amendEntries: { view: 'workload/own/index', query: { state: 'returned' }, isOwn: true },
  decideEntries: { view: 'workload/audit/index' },
})

export type WorkloadWaiting = keyof typeof workloadWaiting
