import type { RequestState } from '@residency/contract/areas/evaluation/requests/request.flow'
import { BASE } from '../../../platform/session.ts'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const REQUEST_TONES: Readonly<Record<RequestState, Tone>> = {
  asked: 'wait',
  answered: 'good',
  declined: 'calm',
  lapsed: 'bad',
  withdrawn: 'calm',
}

/** The record of an evaluation, as its two people read it. */
export const answerPath = (view: 'about' | 'given', answerId: number) =>
  `/evaluate/own-record?view=${view}&id=${answerId}`

export const REQUEST_PATH = '/white/request'

/**
 * The address that a supervisor opens. The code is in the fragment, which no browser sends: it is
 * in no log and no Referer.
 */
export const requestLink = (origin: string, code: string) =>
  `${origin}${BASE}${REQUEST_PATH}#${code}`

/** The code of an address that was opened; null: no code. */
export const requestCodeOf = (hash: string) => /^#([\w-]{20,100})$/.exec(hash)?.[1] ?? null

/** Where the code is kept while the supervisor logs in: no address of the way has it. */
export const KEPT_CODE = 'evaluationRequestCode'
