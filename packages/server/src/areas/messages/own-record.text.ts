import { book } from '@residency/contract/kernel'

const zh = {
  notices: '通知',
  title: '标题',
  body: '正文',
  createdAt: '发送时间',
  readAt: '阅读时间',
  sms: '短信或微信',
  sent: '已发送',
  due: '待发送',
  failed: '未发送',
}
const en: typeof zh = {
  notices: 'Notices',
  title: 'Title',
  body: 'Text',
  createdAt: 'Sent',
  readAt: 'Read',
  sms: 'SMS or WeChat',
  sent: 'sent',
  due: 'to be sent',
  failed: 'not sent',
}
/** Words of what the file of one's own data says about notices. */
export const ownNoticeWords = book(zh, en)
