import { inductionExams as exams } from '@residency/contract/areas/exams/induction/own-induction.contract'
import { useChange } from '../../../platform/calls/queries.ts'
import type { SittingCalls } from '../taking/use-sitting.ts'
import { callAsPerson, useOwnEndpoint } from './own-induction.queries.ts'

export const useInductionExams = () => useOwnEndpoint(exams.list, {})
export const useInductionExam = (id: number) => useOwnEndpoint(exams.get, { id })
export const useInductionResult = (id: number) => useOwnEndpoint(exams.result, { id })

export const useStartExam = () =>
  useChange([exams.list.path], (id: number) => callAsPerson(exams.start, { id }))

/** A call that hangs would delay every later answer. */
const inTime = () => ({ signal: AbortSignal.timeout(20_000) })

/** How somebody without an account sits an exam. */
export const INDUCTION_SITTING: SittingCalls = {
  path: exams.list.path,
  open: (input) => callAsPerson<typeof exams.open>(exams.open, input, inTime()),
  sync: (input) => callAsPerson<typeof exams.sync>(exams.sync, input, inTime()),
  submit: (input) => callAsPerson<typeof exams.submit>(exams.submit, input, inTime()),
}
