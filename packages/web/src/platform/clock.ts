import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)
const SHANGHAI_MINUTES = 8 * 60

/** Published calls answer some times without an offset: they are Shanghai's own already. */
const hasOffset = (value: string) => /\d(Z|[+-]\d\d:?\d\d)$/i.test(value) && value.length > 10

/** An instant as clocks in Shanghai show it, wherever the browser is; a bare day stays that day. */
export const inShanghai = (value: string) => (hasOffset(value) ? dayjs.utc(value).utcOffset(SHANGHAI_MINUTES) : dayjs.utc(value))
/** This moment there. */
export const nowInShanghai = () => dayjs.utc().utcOffset(SHANGHAI_MINUTES)
export const todayInShanghai = () => nowInShanghai().format('YYYY-MM-DD')
