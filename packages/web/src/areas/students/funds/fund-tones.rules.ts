import type { FundState } from '@residency/contract/areas/students/funds/fund.flow'
import type { FundSpendingState } from '@residency/contract/areas/students/funds/fund-spending.flow'
import type { FlowStep } from '../../../screens/detail-screen.tsx'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const FUND_TONES: Readonly<Record<FundState, Tone>> = {
  applied: 'wait',
  basePassed: 'wait',
  granted: 'busy',
  closed: 'good',
  returned: 'bad',
  rejected: 'bad',
  withdrawn: 'calm',
}

export const SPENDING_TONES: Readonly<Record<FundSpendingState, Tone>> = {
  submitted: 'wait',
  checked: 'good',
  returned: 'bad',
  withdrawn: 'calm',
}

type Titles = { asked: string; base: string; office: string; closed: string }
const ORDER: readonly FundState[] = ['applied', 'basePassed', 'granted', 'closed']

/**
 * The steps of funds: asked for, base, office, closed; what was returned, refused or withdrawn
 * shows no open step.
 */
export function stepsOfFund(state: FundState, titles: Titles): FlowStep[] {
  const index = ORDER.indexOf(state)
  const stateOf = (step: number): FlowStep['state'] => {
    if (index === -1) return 'wait'
    if (step <= index) return 'finish'

    return step === index + 1 ? 'process' : 'wait'
  }
  return [
    { title: titles.asked, state: 'finish' },
    { title: titles.base, state: stateOf(1) },
    { title: titles.office, state: stateOf(2) },
    { title: titles.closed, state: stateOf(3) },
  ]
}

/** Whether there is money to show line by line. */
export const hasBudget = ({ budget }: { budget: string | null }) => budget !== null

/** An amount as people read it: 12,345.60. */
export const moneyOf = (amount: string) => {
  const [whole = '0', part = '00'] = amount.split('.')
  return `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${part}`
}
