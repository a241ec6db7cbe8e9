import { book } from '@residency/contract/kernel'

const zh = { undelivered: '未送达的消息', note: '条发送失败（7 天内），{waiting} 条待发', none: '7 天内没有发送失败' }
const en: typeof zh = {
  undelivered: 'Undelivered messages',
  note: 'failed in 7 days, {waiting} {waiting:waits|wait}',
  none: 'none failed in 7 days',
}
export const messagesHomeWords = book(zh, en)
