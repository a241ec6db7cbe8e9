import { book } from '../../../platform/texts/book.ts'

export const undeliveredText = book({
  undeliveredWaiting: [
    '{count} 条站外消息还没有发出：等待发送时间或自动重试。',
    '{count} {count:message|messages} beside the site are not sent yet: they wait for their time or are tried again by themselves.',
  ],
  undeliveredFailed: [
    '近 7 天有 {count} 条站外消息没有送达，原因见“发送记录”。站内通知不受影响。',
    '{count} {count:message|messages} of the last 7 days were not delivered; “Deliveries” tells why. The notices on the site are there.',
  ],
})
