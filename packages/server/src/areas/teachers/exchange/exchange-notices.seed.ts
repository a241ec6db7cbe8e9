import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '师资管理', en: 'Teachers' }

const TOPIC = blank(
  'topic',
  { zh: '交流主题', en: 'Topic' },
  { zh: '临床药学教学交流', en: 'Teaching clinical pharmacy' },
)

const FROM = blank(
  'from',
  { zh: '开始日期', en: 'First day' },
  { zh: '2026-12-01', en: '2026-12-01' },
)

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '与带教安排冲突', en: 'It clashes with your teaching' },
)

/** Notices to teachers about exchanges they have applied for. */
export const exchangeNotices = notices('exchange', GROUP, {
  pass: {
    name: { zh: '师资交流审核通过后', en: 'When an exchange is passed' },
    blanks: [TOPIC, FROM],
    title: { zh: '交流申请已通过', en: 'Your exchange was passed' },
    body: {
      zh: '你的交流“{topic}”（{from} 开始）已通过审核。结束后 30 天内请提交交流总结。',
      en: 'Your exchange “{topic}” (from {from}) was passed. Please submit a report within 30 days of its end.',
    },
  },
  reject: {
    name: { zh: '师资交流审核未通过后', en: 'When an exchange is rejected' },
    blanks: [TOPIC, FROM, REASON],
    title: { zh: '交流申请未通过', en: 'Your exchange was rejected' },
    body: {
      zh: '你的交流“{topic}”（{from} 开始）未通过审核：{reason}。',
      en: 'Your exchange “{topic}” (from {from}) was rejected: {reason}.',
    },
  },
})
