import { book } from '@residency/contract/kernel/label'

export const messagesHomeWords = book({
  undelivered: ['未送达的消息', 'Undelivered messages'],
  note: ['条发送失败（7 天内），{waiting} 条待发', 'failed in the last 7 days, {waiting} waiting'],
  none: ['7 天内没有发送失败', 'none failed in the last 7 days'],
})
