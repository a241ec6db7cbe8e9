import { ownExams } from '@residency/contract/areas/exams/taking/attempt.contract'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint } from '../../../platform/calls/queries.ts'
import type { SittingCalls } from './use-sitting.ts'

const PATHS = [ownExams.list.path]
export const useOwnExams = () => useEndpoint(ownExams.list, {}, { refetchOnWindowFocus: true })
export const useOwnExam = (id: number) => useEndpoint(ownExams.get, { id })
export const useOwnResult = (id: number) => useEndpoint(ownExams.result, { id })
export const useStartExam = () => useChange(PATHS, (id: number) => call(ownExams.start, { id }))

/** A call that hangs would delay every later answer. */
const LONGEST_MS = 20_000

function inTime<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const clock = new AbortController()
  const timer = setTimeout(() => clock.abort(), LONGEST_MS)
  return send(clock.signal).finally(() => clearTimeout(timer))
}

/** How somebody with an account sits an exam. */
export const OWN_SITTING: SittingCalls = {
  path: ownExams.list.path,
  open: (input) => inTime((signal) => call(ownExams.open, input, { quiet: true, signal })),
  sync: (input) => inTime((signal) => call(ownExams.sync, input, { quiet: true, signal })),
  submit: (input) => inTime((signal) => call(ownExams.submit, input, { quiet: true, signal })),
}
