import type { FundState } from '@residency/contract/areas/students/funds/fund.flow'
import type { FundSpendingState } from '@residency/contract/areas/students/funds/fund-spending.flow'
import type { FlowStep } from '../../../screens/detail-screen.tsx'
import { stepStateAt } from '../../../screens/steps/step-state.rules.ts'
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
  const reached = ORDER.indexOf(state)

  return [
    { title: titles.asked, state: 'finish' },
    { title: titles.base, state: stepStateAt(1, reached) },
    { title: titles.office, state: stepStateAt(2, reached) },
    { title: titles.closed, state: stepStateAt(3, reached) },
  ]
}

/** Whether there is money to show line by line. */
export const hasBudget = ({ budget }: { budget: string | null }) => budget !== null

/** An amount as people read it: 12,345.60. */
export const moneyOf = (amount: string) => {
  const [whole = '0', part = '00'] = amount.split('.')
  return `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${part}`
}
