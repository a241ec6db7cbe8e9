import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '师资管理', en: 'Teachers' }

const NUMBER = blank(
  'number',
  { zh: '证书编号', en: 'Number' },
  { zh: 'P2026-018', en: 'P2026-018' },
)

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '扫描件不清晰', en: 'The scan cannot be read' },
)

/** Notices to teachers about certificates they have handed in. */
export const certificateNotices = notices('certificateRecord', GROUP, {
  pass: {
    name: { zh: '师资证书审核通过后', en: 'When a certificate is passed' },
    blanks: [NUMBER],
    title: { zh: '师资证书审核通过', en: 'Your certificate was passed' },
    body: {
      zh: '你登记的证书（编号 {number}）已通过审核。',
      en: 'Your certificate {number} was passed.',
    },
  },
  reject: {
    name: { zh: '师资证书审核未通过后', en: 'When a certificate is rejected' },
    blanks: [NUMBER, REASON],
    title: { zh: '师资证书审核未通过', en: 'Your certificate was rejected' },
    body: {
      zh: '你登记的证书（编号 {number}）未通过审核：{reason}。请更正后重新登记。',
      en: 'Your certificate {number} was rejected: {reason}. Please correct it and submit it again.',
    },
  },
})
