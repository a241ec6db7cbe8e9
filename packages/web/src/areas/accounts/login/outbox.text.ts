import { book } from '../../../platform/texts/book.ts'

export const outboxText = book({
  title: ['短信发件箱', 'SMS outbox'],
  none: ['还没有短信：发出的验证码和通知列在这里', 'No messages yet: codes and notices sent are listed here'],
  lead: [
    '没有接入短信运营商时，要发送的消息保存在这里。号码已遮挡，验证码只在演示环境显示。',
    'Messages are kept here while no SMS carrier is connected. Numbers are masked; codes are shown in a demo only.',
  ],
  purpose: ['用途', 'Purpose'],
  mobile: ['接收号码', 'Number'],
  text: ['内容', 'Text'],
  createTime: ['时间', 'Time'],
})
