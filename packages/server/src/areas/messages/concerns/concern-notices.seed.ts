import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '意见箱', en: 'Concerns' }
const COUNT = blank('count', { zh: '条数', en: 'How many' }, { zh: '2', en: '2' })

/** Once a day, never at the moment of sending: that would date the message. */
export const concernNotices = notices('concern', GROUP, {
  news: {
    name: {
      zh: '有新的意见或补充时（每天一次，给阅看人）',
      en: 'When there are new concerns or messages (once a day, to readers)',
    },
    blanks: [COUNT],
    title: { zh: '意见箱有新内容：{count} 条', en: 'New in the concern box: {count}' },
    body: {
      zh: '有 {count} 条意见是新的或有了补充，请到“处理意见”阅看。',
      en: '{count} {count:concern is new or has|concerns are new or have} a new message. Read them under “Handle concerns”.',
    },
  },
})
