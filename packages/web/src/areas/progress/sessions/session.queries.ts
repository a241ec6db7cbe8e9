import { listPlans, setGoalResult } from '@residency/contract/areas/progress/plans/plan.contract'
import * as session from '@residency/contract/areas/progress/sessions/session.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { drawn } from '../../../platform/calls/drawn-pdf.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = [
  '/api/v1/progressSessions',
  '/api/v1/progressPackets',
  '/api/v1/progressDecisions',
  '/api/v1/progressPlans',
]

export type SessionListInput = InputOf<typeof session.listSessions>
export type PlanListInput = InputOf<typeof listPlans>

export const useSessions = (input: SessionListInput) => useListOf(session.listSessions, input)
export const useSession = (id: number) => useEndpoint(session.getSession, { id })
export const usePacket = (id: number) => useEndpoint(session.getPacket, { id })
export const useOwnProgress = () => useEndpoint(session.getOwnProgress, {})
export const usePlans = (input: PlanListInput) => useListOf(listPlans, input)

export const useCreateSession = () =>
  useChange(PATHS, (input: InputOf<typeof session.createSession>) =>
    call(session.createSession, input, { quiet: true }),
  )

export const useStepSession = () =>
  useChange(PATHS, (input: InputOf<typeof session.stepSession>) => call(session.stepSession, input))

export const useCancelSession = () =>
  useChange(PATHS, (input: InputOf<typeof session.stepSession>) =>
    call(session.stepSession, input, { quiet: true }),
  )

export const useSaveNote = () =>
  useChange(PATHS, (input: InputOf<typeof session.saveNote>) => call(session.saveNote, input))

export const useRecordDecision = () =>
  useChange(PATHS, (input: InputOf<typeof session.recordDecision>) =>
    call(session.recordDecision, input, { quiet: true }),
  )

export const useRecordExpected = () =>
  useChange(PATHS, (input: InputOf<typeof session.recordExpected>) =>
    call(session.recordExpected, input, { quiet: true }),
  )

export const useSettleRepeat = () =>
  useChange(PATHS, (id: number) => call(session.settleRepeat, { id }))

export const useDeclareRelative = () =>
  useChange(PATHS, (input: InputOf<typeof session.declareRelative>) =>
    call(session.declareRelative, input),
  )

/** The same from a form, which shows a refusal itself. */
export const useEnterRelative = () =>
  useChange(PATHS, (input: InputOf<typeof session.declareRelative>) =>
    call(session.declareRelative, input, { quiet: true }),
  )

export const useWithdrawRelative = () =>
  useChange(PATHS, (id: number) => call(session.withdrawRelative, { id }))

export const useSignDecision = () =>
  useChange(PATHS, (id: number) => call(session.signDecision, { id }))

export const useAnswerDecision = () =>
  useChange(PATHS, (input: InputOf<typeof session.answerDecision>) =>
    call(session.answerDecision, input, { quiet: true }),
  )

export const useSetResult = () =>
  useChange(PATHS, (input: InputOf<typeof setGoalResult>) =>
    call(setGoalResult, input, { quiet: true }),
  )

export const printMinutes = (id: number) => drawn(call(session.printMinutes, { id }))
