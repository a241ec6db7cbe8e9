import { signupWords } from '@residency/contract/areas/signup/words'
import type { Difference } from '@residency/contract/areas/standards/table/standard-rows.public'
import { tableWords } from '@residency/contract/areas/standards/table/words'
import { say, useText } from '../../../platform/i18n.ts'

/** Domain words of the room, with levels of education. */
export function useTableWords() {
  const own = useText(tableWords)
  const { levels } = useText(signupWords)
  return { ...own, levels }
}

/** What does not add up: which stage has how many months too few or too many. */
export function useDifferenceText() {
  const { differences: words, stages } = useTableWords()
  return ({ stage, needed, given }: Difference) =>
    say(given < needed ? words.short : words.over, {
      stage: stage === null ? words.whole : stages[stage],
      count: Math.abs(needed - given),
      needed,
      given,
    })
}
