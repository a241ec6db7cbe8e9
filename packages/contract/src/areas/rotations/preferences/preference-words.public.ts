import { fillSentence } from '../../../kernel/text/sentence.ts'
import { monthAt, monthNumber } from '../../../kernel/values/day.ts'
import type { Preference } from './preference.contract.ts'
import type { preferenceWords } from './text.ts'

type Words = (typeof preferenceWords)['zh-cn']
type PreferenceSubject = Pick<Preference, 'kind' | 'department' | 'next' | 'months'>

/** Months in order as spans: the first and the last month of each. */
export function spansOf(months: readonly number[]): (readonly [number, number])[] {
  const spans: [number, number][] = []

  for (const month of [...months].sort((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last && month <= last[1] + 1) last[1] = month
    else spans.push([month, month])
  }

  return spans
}

/** Months of a plan that begins on this day, in words. */
function monthsInWords(
  { sentences }: Pick<Words, 'sentences'>,
  months: readonly number[],
  startsOn: string,
): string {
  const month = (at: number) => monthAt(monthNumber(startsOn) + at)

  const spans = spansOf(months).map(([from, until]) =>
    from === until
      ? month(from)
      : fillSentence(sentences.span, { from: month(from), until: month(until) }),
  )

  return spans.join(sentences.comma)
}

/** A preference as a sentence, with the months of a plan that begins on this day. */
export function preferenceSentence(
  words: Pick<Words, 'sentences'>,
  { kind, department, next, months }: PreferenceSubject,
  startsOn: string,
): string {
  return fillSentence(words.sentences[kind], {
    department,
    next: next ?? '',
    months: monthsInWords(words, months, startsOn),
  })
}

type PreferenceResult = Pick<
  Preference,
  'department' | 'next' | 'planned' | 'nextPlanned' | 'isMet'
>

/** Why a preference is met or not: where its departments are planned. */
export function preferenceReason(
  words: Pick<Words, 'sentences' | 'reasons'>,
  { department, next, planned, nextPlanned, isMet }: PreferenceResult,
  startsOn: string,
): string {
  if (isMet === null) return words.reasons.ignored

  const placeOf = (name: string, months: readonly number[]) =>
    months.length === 0
      ? fillSentence(words.reasons.nowhere, { department: name })
      : fillSentence(words.reasons.planned, {
          department: name,
          months: monthsInWords(words, months, startsOn),
        })

  const places = [placeOf(department, planned), ...(next ? [placeOf(next, nextPlanned)] : [])]

  return [places.join(words.reasons.and), ...(isMet ? [] : [words.reasons.unmet])].join(
    words.reasons.stop,
  )
}

/** The result of a preference. */
export function preferenceOutcome({ isMet }: Pick<Preference, 'isMet'>, isPublished: boolean) {
  if (!isPublished) return 'open'
  if (isMet === null) return 'ignored'

  return isMet ? 'met' : 'unmet'
}
