import { book } from '@residency/contract/kernel'

const zh = {
  notices: '通知',
  title: '标题',
  body: '正文',
  createdAt: '发送时间',
  readAt: '阅读时间',
  ways: '其他途径',
  wechat: '微信',
  sms: '短信',
  mail: '邮件',
  sent: '已发送',
  due: '待发送',
  sending: '发送中',
  failed: '未发送',
}
const en: typeof zh = {
  notices: 'Notices',
  title: 'Title',
  body: 'Text',
  createdAt: 'Sent',
  readAt: 'Read',
  ways: 'Other ways',
  wechat: 'WeChat',
  sms: 'SMS',
  mail: 'e-mail',
  sent: 'sent',
  due: 'to be sent',
  sending: 'being sent',
  failed: 'not sent',
}
/** Words of what the file of one's own data says about notices. */
export const ownNoticeWords = book(zh, en)
