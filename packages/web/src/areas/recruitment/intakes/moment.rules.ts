/** A start begins with its minute, an end lasts through its minute. */
export type Edge = 'start' | 'end'

export const isTimeOfDay = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
/** What was typed as a time, with two digits each; as it is where it is none. */
export const tidyTime = (text: string) => {
  const found = /^\s*(\d{1,2})[:：.]?([0-5]\d)\s*$/.exec(text)
  return found ? `${found[1]!.padStart(2, '0')}:${found[2]}` : text
}
/** What is meant where only a day was given: its first or its last minute. */
export const usualTime = (edge: Edge) => (edge === 'start' ? '00:00' : '23:59')

/** A day and a time of Shanghai as the wire has it; nothing without a day. */
export const momentOf = (day: string | undefined, time: string, edge: Edge): string | undefined =>
  day ? `${day}T${isTimeOfDay(time) ? time : usualTime(edge)}:${edge === 'start' ? '00' : '59'}+08:00` : undefined
/** The day and the time of a moment of the wire; those arrive with Shanghai's offset. */
export const partsOf = (moment: string | null | undefined) => ({ day: moment?.slice(0, 10), time: moment?.slice(11, 16) ?? '' })
