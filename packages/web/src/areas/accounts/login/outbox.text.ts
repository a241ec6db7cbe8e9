import { book } from '../../../platform/i18n.ts'

export const outboxText = book(
  {
    title: '短信发件箱',
    none: '还没有短信：发出的验证码和通知列在这里',
    lead: '没有接入短信运营商时，要发送的消息保存在这里。号码已遮挡，验证码只在演示环境显示。',
    purpose: '用途',
    mobile: '接收号码',
    text: '内容',
    createTime: '时间',
  },
  {
    title: 'SMS outbox',
    none: 'No message yet: codes and notices that are sent are listed here',
    lead: 'Messages are kept here while no carrier is connected. Numbers are masked; codes are shown in a demo only.',
    purpose: 'Purpose',
    mobile: 'Number',
    text: 'Text',
    createTime: 'Time',
  },
)
