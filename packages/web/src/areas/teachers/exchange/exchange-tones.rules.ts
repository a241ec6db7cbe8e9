import type { ExchangeState } from '@residency/contract/areas/teachers/exchange/exchange.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const EXCHANGE_TONES: Readonly<Record<ExchangeState, Tone>> = {
  submitted: 'wait',
  passed: 'good',
  rejected: 'bad',
  withdrawn: 'calm',
  held: 'busy',
  reported: 'good',
}
