import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const group = { zh: '师资管理', en: 'Teachers' }
const NUMBER: NoticeBlank = { name: 'number', zh: '证书编号', en: 'Number', example: 'P2026-018', exampleEn: 'P2026-018' }
const REASON: NoticeBlank = {
  ...{ name: 'reason', zh: '原因', en: 'Reason' },
  ...{ example: '扫描件不清晰', exampleEn: 'The scan cannot be read' },
}
/** Notices to teachers about certificates they have handed in. */
export const certificateNotices: readonly NoticeKind[] = [
  {
    kind: 'certificateRecord.pass',
    group,
    name: { zh: '师资证书审核通过后', en: 'When a certificate is passed' },
    blanks: [NUMBER],
    title: { zh: '师资证书审核通过', en: 'Your certificate was passed' },
    body: { zh: '你登记的证书（编号 {number}）已通过审核。', en: 'Your certificate {number} was passed.' },
  },
  {
    kind: 'certificateRecord.reject',
    group,
    name: { zh: '师资证书审核未通过后', en: 'When a certificate is turned down' },
    blanks: [NUMBER, REASON],
    title: { zh: '师资证书审核未通过', en: 'Your certificate was turned down' },
    body: {
      zh: '你登记的证书（编号 {number}）未通过审核：{reason}。请更正后重新登记。',
      en: 'Your certificate {number} was turned down: {reason}. Please correct it and hand it in again.',
    },
  },
]
