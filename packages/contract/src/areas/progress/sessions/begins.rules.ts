import { fillSentence } from '../../../kernel/text/sentence.ts'
import type { BeginSituation } from './session.contract.ts'
import type { sessionWords } from './text.ts'

type Words = (typeof sessionWords)['zh-cn']

export type Begun = {
  stays: readonly { department: string; startsOn: string }[]
  situation: BeginSituation | null
  leavesOn: string | null
}

/** The stays to repeat, the special situation and the last day that a decision names, in words. */
export function beginsInWords(words: Words, { stays, situation, leavesOn }: Begun): string[] {
  return [
    ...stays.map(({ department, startsOn }) =>
      fillSentence(words.begins.stay, { department, startsOn }),
    ),
    ...(situation ? [situationInWords(words, situation)] : []),
    ...(leavesOn === null ? [] : [fillSentence(words.begins.leaves, { leavesOn })]),
  ]
}

function situationInWords(
  { begins, situations, measures }: Words,
  { kind, months, measure, startsOn, endsOn }: BeginSituation,
): string {
  const name = situations[kind]

  if (months !== null) return fillSentence(begins.months, { kind: name, months })
  if (measure === null || startsOn === null) return name

  const known = { kind: name, measure: measures[measure], startsOn }
  if (endsOn === null) return fillSentence(begins.measure, known)

  return fillSentence(begins.until, { ...known, endsOn })
}
