import { book } from '@residency/contract/kernel/label'

/** Words of the file of one's own data about the home page. */
export const ownHomeWords = book({
  shortcuts: ['常用入口', 'Shortcuts'],
  page: ['页面', 'Page'],
  pinned: ['放在首页', 'On the home page'],
  lastAt: ['最近打开', 'Last opened'],
  yes: ['是', 'yes'],
  no: ['否', 'no'],
  address: ['日历订阅', 'Calendar subscription'],
  createdAt: ['生成时间', 'Generated'],
  readAt: ['最近读取', 'Last read'],
})

/** The kinds of a list, of which only the first are named. */
export const listTexts = {
  zh: (kinds: readonly string[], hasMore: boolean) => kinds.join('、') + (hasMore ? '等' : ''),
  en: (kinds: readonly string[], hasMore: boolean) => kinds.join(', ') + (hasMore ? ' and others' : ''),
}
