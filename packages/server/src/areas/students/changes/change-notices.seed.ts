import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '学员管理', en: 'Trainees' }
const FIELD = blank('field', { zh: '资料项', en: 'Item' }, { zh: '姓名', en: 'Name' })

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '户口簿不清晰', en: 'The household register cannot be read' },
)

/** Notices to trainees about changes of their files. */
export const traineeChangeNotices = notices('traineeChange', GROUP, {
  pass: {
    name: { zh: '学员资料变更审核通过后', en: 'When a change to a trainee file is passed' },
    blanks: [FIELD],
    title: { zh: '资料变更已生效', en: 'Your file has been changed' },
    body: {
      zh: '你申请的“{field}”变更已通过审核并生效。',
      en: 'The change of “{field}” was passed and has taken effect.',
    },
  },
  reject: {
    name: {
      zh: '学员资料变更审核未通过后',
      en: 'When a change to a trainee file is rejected',
    },
    blanks: [FIELD, REASON],
    title: { zh: '资料变更未通过', en: 'Your change was rejected' },
    body: {
      zh: '你申请的“{field}”变更未通过审核：{reason}。可以更正后重新申请。',
      en: 'The change of “{field}” was rejected: {reason}. You can correct it and submit it again.',
    },
  },
})
