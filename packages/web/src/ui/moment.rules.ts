/** A start begins with its minute, an end lasts through its minute. */
export type Edge = 'start' | 'end'

export const isTimeOfDay = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
/** What was typed as a time, with two digits each (`8:5`, `0805`, `８：05`); as it is where it is none. */
export function normaliseTime(typed: string): string {
  const found = /^\s*(\d{1,2})(?:[:.](\d{1,2})|(\d\d))\s*$/.exec(typed.normalize('NFKC'))
  const time = found ? [found[1]!, found[2] ?? found[3]!].map((part) => part.padStart(2, '0')).join(':') : ''
  return isTimeOfDay(time) ? time : typed
}
/** What is meant where only a day was given: its first or its last minute. */
export const usualTime = (edge: Edge) => (edge === 'start' ? '00:00' : '23:59')

/**
 * A day and a time of Shanghai as the wire has it; nothing where neither is there. As long as one of them is missing or no time yet, what is
 * there is kept around a `T`, which `faultOf` finds.
 */
export function momentOf(day: string | undefined, time: string, edge: Edge): string | undefined {
  if (day && isTimeOfDay(time)) return `${day}T${time}:${edge === 'start' ? '00' : '59'}+08:00`
  return day || time ? `${day ?? ''}T${time}` : undefined
}
/** The day and the time of a moment, whole or not; those of the wire arrive with Shanghai's offset. */
export function partsOf(moment: string | null | undefined): { day: string | undefined; time: string } {
  const [, day, time = ''] = /^([^T]*)T?(.*)$/.exec(moment ?? '')!
  return { day: day || undefined, time: /^\d\d:\d\d:\d\d/.test(time) ? time.slice(0, 5) : time }
}
/** What keeps a moment that was begun from being one. */
export function faultOf(moment: string | null | undefined): 'dayMissing' | 'timeWrong' | null {
  if (!moment) return null
  const { day, time } = partsOf(moment)
  if (!day) return 'dayMissing'
  return isTimeOfDay(time) ? null : 'timeWrong'
}
