import type { Situation } from '@residency/contract/areas/students/situations/situation.contract'
import { situationWords } from '@residency/contract/areas/students/situations/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { situationText } from './situation.text.ts'

/** Kind, days and particulars of a situation as people read them. */
export function useSituationLabels() {
  const text = useText(situationText)
  const { situationKinds, measures } = useText(situationWords)

  const daysOf = ({ startsOn, endsOn }: Situation) =>
    endsOn === null || endsOn === startsOn
      ? say(text.since, { from: startsOn })
      : say(text.until, { from: startsOn, until: endsOn })

  const particularsOf = (situation: Situation): string | null => {
    if (situation.kind === 'transfer')
      return say(text.to, { base: situation.toBase ?? '', major: situation.toMajor ?? '' })
    if (situation.measure) return measures[situation.measure]

    return situation.months === null ? null : say(text.months, { count: situation.months })
  }

  return { kindOf: (situation: Situation) => situationKinds[situation.kind], daysOf, particularsOf }
}
