import { inShanghai } from '../../platform/clock.ts'

/** A start counts from the beginning of its minute, an end to the end of its minute. */
export type Edge = 'start' | 'end'

export const isTimeOfDay = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/**
 * Normalises a typed time to two digits each (`8:5`, `0805`, `８：05`); other text is returned
 * unchanged.
 */
export function normaliseTime(typed: string): string {
  const found = /^\s*(\d{1,2})(?:[:.](\d{1,2})|(\d\d))\s*$/.exec(typed.normalize('NFKC'))
  const time = found
    ? [found[1]!, found[2] ?? found[3]!].map((part) => part.padStart(2, '0')).join(':')
    : ''

  return isTimeOfDay(time) ? time : typed
}

/** The time for a moment given by day only: the first or the last minute. */
export const usualTime = (edge: Edge) => (edge === 'start' ? '00:00' : '23:59')

/**
 * A day and a time of Shanghai in the API's format; undefined if both are empty. An incomplete
 * value is kept around a `T`, which `faultOf` finds.
 */
export function momentOf(day: string | undefined, time: string, edge: Edge): string | undefined {
  if (day && isTimeOfDay(time)) return `${day}T${time}:${edge === 'start' ? '00' : '59'}+08:00`
  return day || time ? `${day ?? ''}T${time}` : undefined
}

const WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/

/**
 * A complete moment as clocks in Shanghai show it, with any offset; what is incomplete stays as it
 * is.
 */
const inShanghaiTime = (moment: string) =>
  WITH_OFFSET.test(moment) ? inShanghai(moment).format('YYYY-MM-DDTHH:mm:ss') : moment

/** Splits a moment into day and time of Shanghai, complete or not. */
export function partsOf(moment: string | null | undefined): {
  day: string | undefined
  time: string
} {
  const [, day, time = ''] = /^([^T]*)T?(.*)$/.exec(inShanghaiTime(moment ?? ''))!
  return { day: day || undefined, time: /^\d\d:\d\d:\d\d/.test(time) ? time.slice(0, 5) : time }
}

/** What is missing or wrong in an incomplete moment. */
export function faultOf(moment: string | null | undefined): 'dayMissing' | 'timeWrong' | null {
  if (!moment) return null

  const { day, time } = partsOf(moment)
  if (!day) return 'dayMissing'

  return isTimeOfDay(time) ? null : 'timeWrong'
}
