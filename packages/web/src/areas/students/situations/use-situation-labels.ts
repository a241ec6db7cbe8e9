import type { Situation } from '@residency/contract/areas/students/situations/situation.contract'
import { situationWords } from '@residency/contract/areas/students/situations/text'
import { say, useText } from '../../../platform/i18n.ts'
import { situationText } from './situation.text.ts'

/** Kind, days and particulars of a situation as people read them. */
export function useSituationLabels() {
  const text = useText(situationText)
  const { situationKinds, measures } = useText(situationWords)

  const daysOf = ({ startsOn, endsOn }: Situation) =>
    endsOn === null || endsOn === startsOn
      ? say(text.since, { from: startsOn })
      : say(text.until, { from: startsOn, until: endsOn })

  const particularsOf = (one: Situation): string | null => {
    if (one.kind === 'transfer')
      return say(text.to, { base: one.toBase ?? '', major: one.toMajor ?? '' })
    if (one.measure) return measures[one.measure]

    return one.months === null ? null : say(text.months, { count: one.months })
  }

  return { kindOf: (one: Situation) => situationKinds[one.kind], daysOf, particularsOf }
}
