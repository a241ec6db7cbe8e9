/** Seconds of a day. */
const DAY = 86_400
const two = (n: number) => String(n).padStart(2, '0')

export type DayTime = { day: string; time: string }

/** The first second after midnight has a time; midnight itself is '00:00:00'. */
export const MIDNIGHT = '00:00:00'
const LAST_SERIAL = 2_958_466

/**
 * The whole days of a serial number and the seconds after them. Rounded: a spreadsheet's fractions
 * are binary.
 */
function secondsOf(serial: number) {
  const seconds = Math.round(serial * DAY)
  return { days: Math.floor(seconds / DAY), second: ((seconds % DAY) + DAY) % DAY }
}

const clockOf = (second: number) =>
  `${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`

/** The time of day that a serial number shows. */
export const timeOfSerial = (serial: number): string => clockOf(secondsOf(serial).second)

/**
 * The day and time that a serial number shows; null if it shows no day that existed. Days count
 * from 1904-01-01, or from 1900-01-01 with a leap day in 1900 that never was: before it the days
 * are one less.
 */
export function dayOfSerial(serial: number, is1904: boolean): DayTime | null {
  const { days, second } = secondsOf(serial)
  const isNoDay = is1904 ? days < 0 : days < 1 || days === 60
  if (isNoDay || days >= LAST_SERIAL) return null

  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30)

  return {
    day: new Date(epoch + days * DAY * 1000).toISOString().slice(0, 10),
    time: clockOf(second),
  }
}

/**
 * The serial number of a day `YYYY-MM-DD` and a time `HH:MM` or `HH:MM:SS`; null before 1900-03-01,
 * where programs disagree.
 */
export function serialOf(day: string, time = MIDNIGHT): number | null {
  const days = Math.round((Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 1000 / DAY)
  if (Number.isNaN(days) || days <= 60 || days >= LAST_SERIAL) return null

  const part = partOfDay(time)

  return part === null ? null : days + part
}

/** A time of day as a part of a day. */
export function partOfDay(time: string): number | null {
  const found = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(time)
  if (!found) return null

  const [hour, minute, second] = [Number(found[1]), Number(found[2]), Number(found[3] ?? 0)]
  if (hour > 23 || minute > 59 || second > 59) return null

  return (hour * 3600 + minute * 60 + second) / DAY
}
