import type { RequestState } from '@residency/contract/areas/evaluation/requests/request.flow'
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
