import type { BeginSituation } from '@residency/contract/areas/progress/sessions/session.contract'
import { fillSentence } from '@residency/contract/kernel/sentence'

type Words = {
  begins: Readonly<Record<'months' | 'measure' | 'until', string>>
  kinds: Readonly<Record<BeginSituation['kind'], string>>
  measures: Readonly<Record<NonNullable<BeginSituation['measure']>, string>>
}

/** A special situation that a decision begins, in words. */
export function situationIn(
  { kind, months, measure, startsOn, endsOn }: BeginSituation,
  { begins, kinds, measures }: Words,
): string {
  const name = kinds[kind]

  if (months !== null) return fillSentence(begins.months, { kind: name, months })
  if (measure === null || startsOn === null) return name

  const known = { kind: name, measure: measures[measure], startsOn }
  if (endsOn === null) return fillSentence(begins.measure, known)

  return fillSentence(begins.until, { ...known, endsOn })
}
