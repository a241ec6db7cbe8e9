import { type LeaveState, leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'

const NEVER: readonly LeaveState[] = ['draft', 'recorded', 'cancelled']

/** States that lists of aways show: an away is not stored as a draft, nor recorded by others. */
export const AWAY_STATES = leaveFlow.states.filter((state) => !NEVER.includes(state))
