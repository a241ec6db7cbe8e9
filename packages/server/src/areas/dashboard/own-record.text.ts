import { book } from '@residency/contract/kernel'

const zh = {
  shortcuts: '常用入口',
  page: '页面',
  pinned: '放在首页',
  lastAt: '最近打开',
  yes: '是',
  no: '否',
  address: '日历订阅',
  createdAt: '生成时间',
  readAt: '最近读取',
}
const en: typeof zh = {
  shortcuts: 'Shortcuts',
  page: 'Page',
  pinned: 'On the home page',
  lastAt: 'Last opened',
  yes: 'yes',
  no: 'no',
  address: 'Calendar address',
  createdAt: 'Made',
  readAt: 'Last read',
}
/** Words of what the file of one's own data says about the home page. */
export const ownHomeWords = book(zh, en)
