import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)
const SHANGHAI_MINUTES = 8 * 60

/** An instant as clocks in Shanghai show it, wherever the browser is; a bare day stays that day. */
export const inShanghai = (value: string) => (value.length > 10 ? dayjs.utc(value).utcOffset(SHANGHAI_MINUTES) : dayjs.utc(value))
/** This moment there. */
export const nowInShanghai = () => dayjs.utc().utcOffset(SHANGHAI_MINUTES)
export const todayInShanghai = () => nowInShanghai().format('YYYY-MM-DD')
