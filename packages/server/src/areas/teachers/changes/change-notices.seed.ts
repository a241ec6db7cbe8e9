import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '师资管理', en: 'Teachers' }

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '职称证书不清晰', en: 'The scan of the title certificate cannot be read' },
)

/** Notices to teachers about changes they have asked for. */
export const changeNotices = notices('teacherChange', GROUP, {
  pass: {
    name: { zh: '资料变更审核通过后', en: 'When a change to details is passed' },
    blanks: [],
    title: { zh: '资料变更已生效', en: 'Your details have been changed' },
    body: {
      zh: '你申请的师资资料变更已通过审核并生效。',
      en: 'The change to your teacher details was passed and has taken effect.',
    },
  },
  reject: {
    name: { zh: '资料变更审核未通过后', en: 'When a change to details is rejected' },
    blanks: [REASON],
    title: { zh: '资料变更未通过', en: 'Your change was rejected' },
    body: {
      zh: '你申请的师资资料变更未通过审核：{reason}。可以更正后重新申请。',
      en: 'The change to your teacher details was rejected: {reason}. You can correct it and submit it again.',
    },
  },
})
