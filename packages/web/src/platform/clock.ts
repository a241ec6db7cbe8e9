import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)
const SHANGHAI_MINUTES = 8 * 60

/** Published calls return some times without an offset: they are in Shanghai time. */
const hasOffset = (value: string) => /\d(Z|[+-]\d\d:?\d\d)$/i.test(value) && value.length > 10

/** An instant in Shanghai time, independent of the browser; a plain day stays that day. */
export const inShanghai = (value: string) =>
  hasOffset(value) ? dayjs.utc(value).utcOffset(SHANGHAI_MINUTES) : dayjs.utc(value)

/** A day, or the day of an instant, as people in Shanghai write it: `2027-03-01`. */
export const dayOf = (at: string) => inShanghai(at).format('YYYY-MM-DD')

/** Whether two instants are of one day in Shanghai. */
export const isOneDay = (from: string, until: string) => dayOf(from) === dayOf(until)

/** The current time in Shanghai. */
export const nowInShanghai = () => dayjs.utc().utcOffset(SHANGHAI_MINUTES)
export const todayInShanghai = () => nowInShanghai().format('YYYY-MM-DD')
export const monthInShanghai = () => nowInShanghai().format('YYYY-MM')
export const yearInShanghai = () => nowInShanghai().year()

/** An instant to the minute, as people in Shanghai write it: `2027-03-01 08:30`. */
export const minuteOf = (at: string) => inShanghai(at).format('YYYY-MM-DD HH:mm')
