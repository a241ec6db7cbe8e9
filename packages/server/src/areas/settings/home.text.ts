import { book } from '@residency/contract/kernel'

const zh = {
  failed: '失败的后台任务',
  failedNote: '需要重试或查看原因',
  failedNone: '后台任务都正常',
  deadlines: '即将到期的时间窗口',
  until: '到 {until}',
  left: '还有 {days} 天',
  today: '今天截止',
  nothing: '现在没有开放中的时间窗口。',
}
const en: typeof zh = {
  failed: 'Failed background tasks',
  failedNote: 'to be retried or looked into',
  failedNone: 'all tasks are well',
  deadlines: 'Windows that close soon',
  until: 'until {until}',
  left: '{days} {days:day|days} left',
  today: 'closes today',
  nothing: 'No time window is open now.',
}
export const settingsHomeWords = book(zh, en)
