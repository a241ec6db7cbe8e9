import { book } from '@residency/contract/kernel/label'

/** Words of what the file of one's own data says about notices. */
export const ownNoticeWords = book({
  notices: ['通知', 'Notices'],
  title: ['标题', 'Title'],
  body: ['正文', 'Text'],
  createdAt: ['发送时间', 'Sent'],
  readAt: ['阅读时间', 'Read'],
  ways: ['其他途径', 'Other channels'],
  wechat: ['微信', 'WeChat'],
  sms: ['短信', 'SMS'],
  mail: ['邮件', 'e-mail'],
  sent: ['已发送', 'sent'],
  due: ['待发送', 'to be sent'],
  sending: ['发送中', 'being sent'],
  failed: ['未发送', 'not sent'],
})
