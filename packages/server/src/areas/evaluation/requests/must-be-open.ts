import { requestErrors as errors } from '@residency/contract/areas/evaluation/requests/access'
import {
  type RequestState,
  requestFlow,
} from '@residency/contract/areas/evaluation/requests/request.flow'
import { requestWords } from '@residency/contract/areas/evaluation/requests/text'
import { startsFrom } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'

/** Refuses a request that cannot be answered any more, and says why. */
export function mustBeOpen(ctx: SignedCtx, { state }: { state: RequestState }): void {
  if (startsFrom(requestFlow, 'answer', state)) return

  const { states } = requestWords[ctx.language].flows.evaluationRequest

  throw fail(errors.requestOver, { state: states[state] })
}
