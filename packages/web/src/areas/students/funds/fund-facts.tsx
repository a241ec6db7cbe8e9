import type { Fund } from '@residency/contract/areas/students/funds/fund.contract'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Fact } from '../../../ui/fact-list.tsx'
import { fundText } from './fund.text.ts'
import { moneyOf } from './fund-tones.rules.ts'

/** The facts of one application. */
export function useFundFacts(): (fund: Fund) => Fact[] {
  const text = useText(fundText)
  const { fields } = useText(fundWords)
  return (fund) => [
    [text.days, say(text.until, { from: fund.startsOn, until: fund.endsOn })],
    [fields.asked, say(text.yuan, { amount: moneyOf(fund.asked) })],
    [text.createTime, fund.createTime],
    [fields.summary, fund.summary, true],
    ...(fund.reason ? [[text.reason, fund.reason, true] as const] : []),
  ]
}

/** What is left in all, or was returned when it was closed; null before anything is granted. */
export function useFundTotal(): (fund: Fund) => string | null {
  const text = useText(fundText)
  return ({ budget, remaining, spent, leftOver }) => {
    if (leftOver !== null) return say(text.leftOver, { amount: moneyOf(leftOver) })
    if (budget === null || remaining === null) return null

    return say(text.totalLeft, {
      budget: moneyOf(budget),
      remaining: moneyOf(remaining),
      spent: moneyOf(spent),
    })
  }
}
