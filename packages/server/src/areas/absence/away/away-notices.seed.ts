import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '外出', en: 'Off-site' }
const NAME = blank('name', { zh: '学员', en: 'Trainee' }, { zh: '李思源', en: 'Li Siyuan' })

const FROM = blank(
  'from',
  { zh: '开始日期', en: 'First day' },
  { zh: '2026-11-12', en: '2026-11-12' },
)

const UNTIL = blank(
  'until',
  { zh: '结束日期', en: 'Last day' },
  { zh: '2026-11-13', en: '2026-11-13' },
)

const STEP = blank('step', { zh: '下一环节', en: 'Next step' }, { zh: '科室', en: 'Department' })

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '科室人手不足', en: 'The department is short of people' },
)

const BEFORE = blank('before', { zh: '原天数', en: 'Previous days' }, { zh: '8', en: '8' })
const DAYS = blank('days', { zh: '新天数', en: 'New days' }, { zh: '7', en: '7' })

/** Notices about aways: whose turn it is, how it was decided, and the report afterwards. */
export const awayNotices = notices('away', GROUP, {
  submit: {
    name: {
      zh: '轮到审批时（给审批人）',
      en: 'When an off-site request is to be decided (to approvers)',
    },
    blanks: [NAME, FROM, UNTIL],
    title: { zh: '有外出申请待你审批', en: 'An off-site request is waiting for you' },
    body: {
      zh: '{name} 申请{from} 至 {until} 的外出，请审批。',
      en: '{name} has requested to be off-site from {from} to {until}; please decide.',
    },
  },
  pass: {
    name: { zh: '一个环节同意后（给学员）', en: 'When a step is passed (to the trainee)' },
    blanks: [STEP, FROM, UNTIL],
    title: { zh: '外出审批有进展', en: 'Progress on your off-site request' },
    body: {
      zh: '{from} 至 {until} 的外出已通过一个环节，接下来：{step}。',
      en: 'Your off-site request from {from} to {until} passed a step; next: {step}.',
    },
  },
  approve: {
    name: { zh: '批准后（给学员）', en: 'When approved (to the trainee)' },
    blanks: [FROM, UNTIL],
    title: { zh: '外出已批准', en: 'Your off-site request was approved' },
    body: {
      zh: '{from} 至 {until} 的外出已批准。回来后请交报告。',
      en: 'Your off-site request from {from} to {until} was approved. Please submit the report when you are back.',
    },
  },
  reject: {
    name: { zh: '不批准后（给学员）', en: 'When refused (to the trainee)' },
    blanks: [REASON, FROM, UNTIL],
    title: { zh: '外出未批准', en: 'Your off-site request was refused' },
    body: {
      zh: '{from} 至 {until} 的外出未批准：{reason}。',
      en: 'Your off-site request from {from} to {until} was refused: {reason}.',
    },
  },
  withdraw: {
    name: { zh: '学员撤回后（给审批人）', en: 'When withdrawn (to approvers)' },
    blanks: [NAME, FROM, UNTIL],
    title: { zh: '外出申请已撤回', en: 'An off-site request was withdrawn' },
    body: {
      zh: '{name} 撤回了{from} 至 {until} 的外出，不用再审批。',
      en: '{name} has withdrawn the off-site request from {from} to {until}; you need not decide.',
    },
  },
  reportBack: {
    name: { zh: '学员交报告后（给审批人）', en: 'When the report is submitted (to approvers)' },
    blanks: [NAME, FROM, UNTIL],
    title: { zh: '有外出报告待确认', en: 'An off-site report is waiting for you' },
    body: {
      zh: '{name} 交了{from} 至 {until} 的外出的报告，请确认。',
      en: '{name} submitted the report on the off-site time from {from} to {until}; please confirm.',
    },
  },
  confirmReport: {
    name: { zh: '确认报告后（给学员）', en: 'When the report is confirmed (to the trainee)' },
    blanks: [FROM, UNTIL],
    title: { zh: '外出报告已确认', en: 'Your off-site report was confirmed' },
    body: {
      zh: '{from} 至 {until} 的外出的报告已确认。',
      en: 'The report on your off-site time from {from} to {until} was confirmed.',
    },
  },
  rejectReport: {
    name: { zh: '退回报告后（给学员）', en: 'When the report is returned (to the trainee)' },
    blanks: [REASON, FROM, UNTIL],
    title: { zh: '外出报告被退回', en: 'Your off-site report was returned' },
    body: {
      zh: '{from} 至 {until} 的外出的报告被退回：{reason}。请修改后再交。',
      en: 'The report on your off-site time from {from} to {until} was returned: {reason}. Please correct it and submit again.',
    },
  },
  requestRevoke: {
    name: { zh: '申请撤销后（给审批人）', en: 'When revocation is requested (to approvers)' },
    blanks: [NAME, REASON, FROM, UNTIL],
    title: { zh: '有撤销外出待审批', en: 'An off-site revocation is waiting for you' },
    body: {
      zh: '{name} 申请撤销{from} 至 {until} 的外出：{reason}。',
      en: '{name} asks to revoke the off-site time from {from} to {until}: {reason}.',
    },
  },
  passRevoke: {
    name: { zh: '同意撤销后（给学员）', en: 'When revoked (to the trainee)' },
    blanks: [FROM, UNTIL],
    title: { zh: '外出已撤销', en: 'Your off-site time was revoked' },
    body: {
      zh: '{from} 至 {until} 的外出已撤销，请按轮转安排到岗。',
      en: 'Your off-site time from {from} to {until} was revoked; please report for duty as in your rotation.',
    },
  },
  revoked: {
    name: {
      zh: '撤销后（给带教老师）（给审批人）',
      en: 'When revoked, for supervisors (to approvers)',
    },
    blanks: [NAME, FROM, UNTIL],
    title: { zh: '学员的外出已撤销', en: 'A trainee’s off-site time was revoked' },
    body: {
      zh: '{name} {from} 至 {until} 的外出已撤销，按轮转安排到岗。',
      en: '{name}’s off-site time from {from} to {until} was revoked; the trainee will be on duty as in the rotation.',
    },
  },
  rejectRevoke: {
    name: { zh: '不同意撤销后（给学员）', en: 'When a revocation is refused (to the trainee)' },
    blanks: [REASON, FROM, UNTIL],
    title: { zh: '外出未撤销', en: 'Your off-site time was not revoked' },
    body: {
      zh: '{from} 至 {until} 的外出未撤销：{reason}。外出照旧。',
      en: 'Your off-site time from {from} to {until} was not revoked: {reason}. It takes place as approved.',
    },
  },
  remind: {
    name: {
      zh: '三个工作日未处理（给审批人）',
      en: 'Undecided after 3 working days (to approvers)',
    },
    blanks: [NAME, FROM, UNTIL],
    title: { zh: '外出申请还在等你审批', en: 'An off-site request is still waiting for you' },
    body: {
      zh: '{name} {from} 至 {until} 的外出已等待 3 个工作日，请尽快审批。',
      en: '{name}’s off-site request from {from} to {until} has been waiting for 3 working days; please decide soon.',
    },
  },
  remindNext: {
    name: {
      zh: '五个工作日未处理（给上一级）（给审批人）',
      en: 'Undecided after 5 working days, to the next level (to approvers)',
    },
    blanks: [NAME, FROM, UNTIL],
    title: {
      zh: '有外出申请五个工作日未处理',
      en: 'An off-site request has been waiting for 5 working days',
    },
    body: {
      zh: '{name} {from} 至 {until} 的外出已等待 5 个工作日，请督促审批人处理。',
      en: '{name}’s off-site request from {from} to {until} has been waiting for 5 working days; please see that it is decided.',
    },
  },
  overdue: {
    name: { zh: '逾期未交报告（给学员）', en: 'When the report is overdue (to the trainee)' },
    blanks: [FROM, UNTIL],
    title: { zh: '请交外出报告', en: 'Please submit your off-site report' },
    body: {
      zh: '{from} 至 {until} 的外出已过交报告的期限，请尽快交。',
      en: 'The report on your off-site time from {from} to {until} is overdue; please submit it soon.',
    },
  },
  recount: {
    name: {
      zh: '节假日安排变动后天数有变（给学员）',
      en: 'When days change with the holiday calendar (to the trainee)',
    },
    blanks: [BEFORE, DAYS, FROM, UNTIL],
    title: { zh: '外出天数已更新', en: 'Your off-site days were updated' },
    body: {
      zh: '节假日安排有变动，{from} 至 {until} 的外出从 {before} 天更新为 {days} 天。',
      en: 'The holiday calendar has changed: your off-site time from {from} to {until} is now {days} {days:day|days} instead of {before}.',
    },
  },
  recountDeciders: {
    name: {
      zh: '节假日安排变动后天数有变（给审批人）',
      en: 'When days change with the holiday calendar (to approvers)',
    },
    blanks: [NAME, BEFORE, DAYS, FROM, UNTIL],
    title: { zh: '学员的外出天数有变', en: 'A trainee’s off-site days have changed' },
    body: {
      zh: '节假日安排有变动，{name} {from} 至 {until} 的外出从 {before} 天更新为 {days} 天，不用重新审批。',
      en: 'The holiday calendar has changed: {name}’s off-site time from {from} to {until} is now {days} {days:day|days} instead of {before}. You need not decide again.',
    },
  },
})
