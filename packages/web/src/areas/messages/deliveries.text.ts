import { book } from '../../platform/i18n.ts'

export const deliveriesText = book(
  {
    title: '发送记录',
    lead: '站外消息（微信、短信、邮件）的去向。没有送达的会在三天内自动重试，站内通知不受影响。',
    none: '还没有站外消息。发给学员和老师的通知，按通知模板里选的途径出现在这里。',
    person: '接收人',
    reason: '原因',
    tries: '次数',
    at: '时间',
    actions: '操作',
    again: '重新发送',
    againDone: '已重新排队，几秒内发出',
    inDigest: '{way}（汇总）',
    lastWeek: '近 7 天',
  },
  {
    title: 'Deliveries',
    lead: 'What became of messages by WeChat, SMS and e-mail. Those not delivered are tried again for three days; notices on the site are not affected.',
    none: 'No messages yet. What people are told appears here by the ways chosen in the notice templates.',
    person: 'Recipient',
    reason: 'Reason',
    tries: 'Tries',
    at: 'Time',
    actions: 'Actions',
    again: 'Send again',
    againDone: 'It is due again and goes out within seconds',
    inDigest: '{way} (digest)',
    lastWeek: 'Last 7 days',
  },
)
