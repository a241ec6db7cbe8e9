import type { Difference } from '@residency/contract/areas/standards/table/standard-rows.public'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { say, useText } from '../../../platform/texts/i18n.ts'

/** What does not add up: which stage has how many months too few or too many. */
export function useDifferenceText() {
  const { differences: words, stages } = useText(tableWords)
  return ({ stage, needed, given }: Difference) =>
    say(given < needed ? words.short : words.over, {
      stage: stage === null ? words.whole : stages[stage],
      count: Math.abs(needed - given),
      needed,
      given,
    })
}
