import { book } from '@residency/contract/kernel/label'

export const settingsHomeWords = book({
  failed: ['失败的后台任务', 'Failed background tasks'],
  failedNote: ['需要重试或查看原因', 'to retry or look into'],
  failedNone: ['后台任务都正常', 'all tasks running normally'],
  deadlines: ['即将到期的时间窗口', 'Time windows closing soon'],
  until: ['到 {until}', 'until {until}'],
  left: ['还有 {days} 天', '{days} {days:day|days} left'],
  today: ['今天截止', 'closes today'],
  nothing: ['现在没有开放中的时间窗口。', 'No time window is open at the moment.'],
})
