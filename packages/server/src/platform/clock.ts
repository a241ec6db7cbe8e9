import { toMoment } from '@residency/contract/kernel'

/**
 * The calendar day of an instant in Asia/Shanghai, `YYYY-MM-DD`, independent of the server's time
 * zone.
 */
export const dayInChina = (at: Date) => toMoment(at).slice(0, 10)

/** `YYYY-MM-DD HH:mm` in Asia/Shanghai. */
export const minuteInChina = (at: Date) => toMoment(at).slice(0, 16).replace('T', ' ')

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const secondInChina = (at: Date) => toMoment(at).slice(0, 19).replace('T', ' ')

/** The day of an instant that may be missing. */
export const dayOrNull = (at: Date | null) => at && dayInChina(at)

/** The second of an instant that may be missing. */
export const secondOrNull = (at: Date | null) => at && secondInChina(at)

/** The first instant of a calendar day in Asia/Shanghai. */
export const startOfDayInChina = (day: string) => new Date(`${day}T00:00:00+08:00`)

/** The last millisecond of a calendar day in Asia/Shanghai. */
export const endOfDayInChina = (day: string) => new Date(`${day}T23:59:59.999+08:00`)

/** The hour of the day in Asia/Shanghai, 0 to 23. */
export const hourInChina = (at: Date) => Number(toMoment(at).slice(11, 13))

/** `YYYY-MM` of an instant in Asia/Shanghai. */
export const monthInChina = (at: Date) => toMoment(at).slice(0, 7)

/** The year of an instant in Asia/Shanghai. */
export const yearInChina = (at: Date) => Number(toMoment(at).slice(0, 4))

/** The moment so many milliseconds after another. */
export const momentAfter = (at: Date, ms: number) => new Date(at.getTime() + ms)

/** The moment so many milliseconds before another. */
export const momentBefore = (at: Date, ms: number) => new Date(at.getTime() - ms)
