import type { HealthFact } from '@residency/contract/areas/accounts/health/health.contract'
import { healthWords } from '@residency/contract/areas/accounts/health/health.text'
import type { Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { levelOf } from '../../../platform/health/health.rules.ts'
import type { Measure } from '../../../platform/health/measure.ts'

const MEGA = 1e6
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

/** A length of time in the largest unit that fits: 3 days, 5 hours, 0 minutes. */
function ageText(language: Language, seconds: number): string {
  const { ages } = healthWords[language]
  if (seconds >= 2 * DAY) return fillSentence(ages.days, { count: Math.floor(seconds / DAY) })
  if (seconds >= 2 * HOUR) return fillSentence(ages.hours, { count: Math.floor(seconds / HOUR) })

  return fillSentence(ages.minutes, { count: Math.floor(Math.max(0, seconds) / MINUTE) })
}

function presentMeasureText(language: Language, { name, value, blanks }: Measure): string {
  const words = healthWords[language].facts[name]
  if (value === null) return words.unknown
  if ('over' in words && value <= 0) return words.over

  return fillSentence(words.shown, {
    age: ageText(language, value),
    count: value,
    mega: Math.round(value / MEGA),
    ...blanks,
  })
}

/** A measured fact as people read it: its value in words, its level, and what to do. */
export function describeMeasure(language: Language, measure: Measure): HealthFact {
  const { name, value, about = null } = measure
  const { label, remedy } = healthWords[language].facts[name]
  const level = levelOf(name, value)

  return {
    name,
    about,
    label,
    shown: presentMeasureText(language, measure),
    level,
    remedy: level === 'ok' ? null : remedy,
  }
}
