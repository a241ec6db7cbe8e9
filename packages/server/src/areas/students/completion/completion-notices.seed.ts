import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '学员管理', en: 'Trainees' }
const TRAINEE = blank('trainee', { zh: '学员', en: 'Trainee' }, { zh: '李思源', en: 'Li Siyuan' })

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '出科考核未登记', en: 'An exit assessment is not recorded' },
)

const NUMBER = blank(
  'number',
  { zh: '证书编号', en: 'Number' },
  { zh: '2026A01Y0001', en: '2026A01Y0001' },
)

/** Notices about completion and certificates. */
export const completionNotices = notices('completion', GROUP, {
  confirm: {
    name: { zh: '批准结业后（给学员）', en: 'When completion is confirmed (to the trainee)' },
    blanks: [TRAINEE],
    title: { zh: '已准予结业', en: 'Your completion is confirmed' },
    body: {
      zh: '{trainee}，你的培训已准予结业。结业证书颁发后可在“我的结业”中下载。',
      en: '{trainee}, your training is confirmed as completed. Once issued, the certificate can be downloaded under “My completion”.',
    },
  },
  reject: {
    name: { zh: '不予结业后（给提请人）', en: 'When completion is refused (to the proposer)' },
    blanks: [TRAINEE, REASON],
    title: { zh: '{trainee} 的结业未获批准', en: 'The completion of {trainee} was refused' },
    body: {
      zh: '{trainee} 的结业未获批准：{reason}。核对后可重新提请。',
      en: 'The completion of {trainee} was refused: {reason}. Please check and propose it again.',
    },
  },
  revert: {
    name: {
      zh: '撤回结业后（给学员和提请人）',
      en: 'When completion is revoked (to trainee and proposer)',
    },
    blanks: [TRAINEE, REASON],
    title: { zh: '{trainee} 的结业已撤回', en: 'The completion of {trainee} was revoked' },
    body: {
      zh: '{trainee} 的结业已撤回：{reason}。',
      en: 'The completion of {trainee} was revoked: {reason}.',
    },
  },
})

export const certificateNotices = notices('certificate', GROUP, {
  issued: {
    name: { zh: '颁发结业证书后（给学员）', en: 'When a certificate is issued (to the trainee)' },
    blanks: [TRAINEE, NUMBER],
    title: { zh: '结业证书已颁发', en: 'Your completion certificate has been issued' },
    body: {
      zh: '{trainee}，你的结业证书（{number}）已颁发，可在“我的结业”中下载。',
      en: '{trainee}, your completion certificate {number} has been issued and can be downloaded under “My completion”.',
    },
  },
  revoked: {
    name: { zh: '撤销结业证书后（给学员）', en: 'When a certificate is revoked (to the trainee)' },
    blanks: [TRAINEE, NUMBER, REASON],
    title: { zh: '结业证书已撤销', en: 'Your completion certificate has been revoked' },
    body: {
      zh: '{trainee}，结业证书 {number} 已撤销：{reason}。',
      en: '{trainee}, completion certificate {number} has been revoked: {reason}.',
    },
  },
})
