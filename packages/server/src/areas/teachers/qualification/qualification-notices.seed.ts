import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '师资管理', en: 'Teachers' }

const LEVEL = blank(
  'level',
  { zh: '师资级别', en: 'Level' },
  { zh: '一般师资', en: 'General teacher' },
)

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '请补充培训证书', en: 'The training certificate is missing' },
)

/** Notices to teachers about their application. */
export const qualificationNotices = notices('qualification', GROUP, {
  passDepartment: {
    name: { zh: '师资申请科室审核通过后', en: 'When the department passes an application' },
    blanks: [LEVEL],
    title: { zh: '师资申请已通过科室审核', en: 'Application passed by the department' },
    body: {
      zh: '你的{level}申请已通过科室审核，正在由基地审核。',
      en: 'Your application ({level}) was passed by the department; the base is next.',
    },
    isOff: true,
  },
  passBase: {
    name: { zh: '师资申请基地审核通过后', en: 'When the base passes an application' },
    blanks: [LEVEL],
    title: { zh: '师资申请已通过基地审核', en: 'Application passed by the base' },
    body: {
      zh: '你的{level}申请已通过基地审核，等待毕后办认定。',
      en: 'Your application ({level}) was passed by the base; the office is next.',
    },
    isOff: true,
  },
  qualify: {
    name: { zh: '师资资格认定后', en: 'When a qualification is granted' },
    blanks: [LEVEL],
    title: { zh: '师资资格已认定', en: 'You are qualified' },
    body: {
      zh: '你的{level}资格已认定，可在“我的师资资格”查看编号和有效期。',
      en: 'You are now qualified as {level}; see your number and validity under “My qualification”.',
    },
  },
  return: {
    name: { zh: '师资申请退回后', en: 'When an application is returned' },
    blanks: [LEVEL, REASON],
    title: { zh: '师资申请需要修改', en: 'Your application needs corrections' },
    body: {
      zh: '你的{level}申请被退回：{reason}。修改后可随时重新提交。',
      en: 'Your application ({level}) was returned: {reason}. Correct it and submit it again at any time.',
    },
  },
  reject: {
    name: { zh: '师资申请未通过后', en: 'When an application is rejected' },
    blanks: [LEVEL, REASON],
    title: { zh: '师资申请未通过', en: 'Your application was rejected' },
    body: {
      zh: '你的{level}申请未通过：{reason}。',
      en: 'Your application ({level}) was rejected: {reason}.',
    },
  },
})
