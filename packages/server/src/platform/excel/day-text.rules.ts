import { toMoment } from '@residency/contract/kernel'

/** A day as a person typed it, with its time of day if one was typed. */
export type TypedDay = { day: string; time: string | null }
export type DayFault = 'dayAmbiguous' | 'dayIncomplete'

const [YEAR, MONTH, DATE, HOUR, MINUTE, SECOND] = [
  '\u5e74',
  '\u6708',
  '[\u65e5\u53f7]',
  '[\u65f6\u70b9]',
  '\u5206',
  '\u79d2',
]

const CLOCK = `(\\d{1,2})(?::|${HOUR})(?:(\\d{1,2})(?:(?::|${MINUTE})(?:(\\d{1,2})(?:\\.\\d+)?${SECOND}?)?)?)?`
const ZONE = '(Z|[+-]\\d{2}:?\\d{2})'
const END = `(?:[T ]?${CLOCK}${ZONE}?)?$`

const WHOLE = new RegExp(
  `^(\\d{4})(?:[-/.]|${YEAR})(\\d{1,2})(?:[-/.]|${MONTH})(\\d{1,2})${DATE}?${END}`,
)

const DIGITS = new RegExp(`^(\\d{4})(\\d{2})(\\d{2})(?:[T ]${CLOCK})?$`)
const YEAR_NOT_FIRST = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{1,4}(?!\d)/

const NO_DAY = new RegExp(
  `^\\d{4}((?:[-/.])\\d{1,2}|${YEAR}(\\d{1,2}${MONTH}?)?)$|^\\d{1,2}${MONTH}\\d{1,2}${DATE}?$|^\\d{1,2}[-/]\\d{1,2}$`,
)

const WEEKDAY =
  /[(]?(?:\u661f\u671f|\u5468|\u793c\u62dc)[\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u65e5\u5929][)]?/

/** Full-width digits and signs as plain ones, one space at most, none next to a separator. */
const normalised = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replace(WEEKDAY, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([-/.\u5e74\u6708]) ?/g, '$1')
    .replaceAll(/ (?=[\u65e5\u53f7])/g, '')

const two = (text: string | undefined) => (text ?? '0').padStart(2, '0')

/** A moment with its offset from UTC, as a clock in China shows it. */
function inChina(day: string, time: string, zone: string): TypedDay | null {
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`
  const at = Date.parse(`${day}T${time}${offset}`)
  if (Number.isNaN(at)) return null

  const moment = toMoment(new Date(at))

  return { day: moment.slice(0, 10), time: moment.slice(11, 19) }
}

/**
 * The day that a text names: 2020-07-01, 2020/7/1, 20200701, with Chinese signs, full-width digits,
 * a weekday or a time. A fault if the year is not first (01/02/2020 is two days) or the day is
 * missing; null if it is none. Whether the day exists is not checked.
 */
export function readDayText(text: string): TypedDay | { fault: DayFault } | null {
  const plain = normalised(text)
  const found = WHOLE.exec(plain) ?? DIGITS.exec(plain)
  if (!found) {
    if (YEAR_NOT_FIRST.test(plain)) return { fault: 'dayAmbiguous' }
    return NO_DAY.test(plain) ? { fault: 'dayIncomplete' } : null
  }

  const [, year, month, date, hour, minute, second, zone] = found
  const day = `${year}-${two(month)}-${two(date)}`
  if (hour === undefined) return { day, time: null }
  if (Number(hour) > 23 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 59) return null

  const time = `${two(hour)}:${two(minute)}:${two(second)}`

  return zone === undefined ? { day, time } : inChina(day, time, zone)
}

/** The time of day that a text names, as `HH:MM:SS`. */
export function readTimeText(text: string): string | null {
  const found = new RegExp(`^${CLOCK}$`).exec(normalised(text))
  if (!found) return null

  const [, hour, minute, second] = found
  if (Number(hour) > 23 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 59) return null

  return `${two(hour)}:${two(minute)}:${two(second)}`
}
