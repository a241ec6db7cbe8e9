import { book } from '../../../platform/texts/book.ts'

export const deliveriesText = book({
  title: ['发送记录', 'Deliveries'],
  lead: [
    '站外消息（微信、短信、邮件）的去向。没有送达的会在三天内自动重试，站内通知不受影响。',
    'Messages sent by WeChat, SMS and e-mail. Undelivered ones are retried automatically for three days; notices on the site are not affected.',
  ],
  leadCapped: ['超过 {total} 条，只能翻到这里；请用条件缩小范围', 'More than {total}; the list ends there, so narrow the search'],
  none: [
    '还没有站外消息。发给学员和老师的通知，按通知模板里选的途径出现在这里。',
    'No messages yet. Notices to trainees and teachers appear here, by the channels chosen in the notice templates.',
  ],
  person: ['接收人', 'Recipient'],
  reason: ['原因', 'Reason'],
  tries: ['次数', 'Attempts'],
  at: ['时间', 'Time'],
  actions: ['操作', 'Actions'],
  again: ['重新发送', 'Send again'],
  againDone: ['已重新排队，几秒内发出', 'Queued again; it will be sent within seconds'],
  againChosen: ['重新发送 {count} 条', 'Send {count} again'],
  againNone: ['所选消息都不需要重新发送', 'None of the selected messages needs sending again'],
  againAll: ['全部重新发送', 'Send all again'],
  againAllQuestion: ['重新发送这 {count} 条失败的消息？', 'Send these {count} failed {count:message|messages} again?'],
  againOldestQuestion: [
    '重新发送最早的 {count} 条失败的消息？其余的之后可以再发送',
    'Send the {count} oldest failed {count:message|messages} again? The others can be sent after that',
  ],
  againAllNote: [
    '按当前筛选条件，从最早的开始，一次最多 2000 条。“发送时中断”的消息可能已经送达，接收人会再收到一次。',
    'Those that match the current filters, oldest first, at most 2,000 at once. Interrupted messages may have arrived already; their recipients would get them twice.',
  ],
  againCount: ['{count} 条已重新排队', '{count} {count:message|messages} queued again'],
  againCountNone: [
    '没有需要重新发送的消息，可能刚刚已经重新排队',
    'No messages need sending again; they may have been queued again just now',
  ],
  inDigest: ['{way}（汇总）', '{way} (digest)'],
  lastWeek: ['近 7 天', 'Last 7 days'],
})

export const undeliveredText = book({
  undeliveredWaiting: [
    '{count} 条站外消息还没有发出：等待发送时间或自动重试。',
    '{count} {count:message has|messages have} not been sent by other channels yet: waiting for the time to send or for an automatic retry.',
  ],
  undeliveredFailed: [
    '近 7 天有 {count} 条站外消息没有送达，原因见“发送记录”。站内通知不受影响。',
    '{count} {count:message was|messages were} not delivered in the last 7 days; see “Deliveries” for the reasons. Notices on the site are not affected.',
  ],
})
