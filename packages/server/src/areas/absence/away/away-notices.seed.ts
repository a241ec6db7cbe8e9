import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '外出', en: 'Away' }
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

const BEFORE = blank('before', { zh: '原天数', en: 'Days before' }, { zh: '8', en: '8' })
const DAYS = blank('days', { zh: '新天数', en: 'Days now' }, { zh: '7', en: '7' })

/** Notices about aways: whose turn it is, how it was decided, and the report afterwards. */
export const awayNotices = notices('away', GROUP, {
  submit: {
    name: { zh: '轮到审批时（给审批人）', en: 'When an away is to be decided (to deciders)' },
    blanks: [NAME, FROM, UNTIL],
    title: { zh: '有外出申请待你审批', en: 'An away waits for you' },
    body: {
      zh: '{name} 申请{from} 至 {until} 的外出，请审批。',
      en: '{name} applies to be away from {from} to {until}; please decide.',
    },
  },
  pass: {
    name: { zh: '一个环节同意后（给学员）', en: 'When a step is passed (to the trainee)' },
    blanks: [STEP, FROM, UNTIL],
    title: { zh: '外出审批有进展', en: 'Your away moved on' },
    body: {
      zh: '{from} 至 {until} 的外出已通过一个环节，接下来：{step}。',
      en: 'Your time away from {from} to {until} passed a step; next: {step}.',
    },
  },
  approve: {
    name: { zh: '批准后（给学员）', en: 'When approved (to the trainee)' },
    blanks: [FROM, UNTIL],
    title: { zh: '外出已批准', en: 'Your away is approved' },
    body: {
      zh: '{from} 至 {until} 的外出已批准。回来后请交报告。',
      en: 'Your time away from {from} to {until} is approved. Please hand in the report afterwards.',
    },
  },
  reject: {
    name: { zh: '不批准后（给学员）', en: 'When refused (to the trainee)' },
    blanks: [REASON, FROM, UNTIL],
    title: { zh: '外出未批准', en: 'Your away was refused' },
    body: {
      zh: '{from} 至 {until} 的外出未批准：{reason}。',
      en: 'Your time away from {from} to {until} was refused: {reason}.',
    },
  },
  withdraw: {
    name: { zh: '学员撤回后（给审批人）', en: 'When withdrawn (to deciders)' },
    blanks: [NAME, FROM, UNTIL],
    title: { zh: '外出申请已撤回', en: 'An away was withdrawn' },
    body: {
      zh: '{name} 撤回了{from} 至 {until} 的外出，不用再审批。',
      en: '{name} has withdrawn the time away from {from} to {until}; nothing is to be decided.',
    },
  },
  reportBack: {
    name: { zh: '学员交报告后（给审批人）', en: 'When the report is handed in (to deciders)' },
    blanks: [NAME, FROM, UNTIL],
    title: { zh: '有外出报告待确认', en: 'A report waits' },
    body: {
      zh: '{name} 交了{from} 至 {until} 的外出的报告，请确认。',
      en: '{name} handed in the report of the time away from {from} to {until}; please confirm.',
    },
  },
  confirmReport: {
    name: { zh: '确认报告后（给学员）', en: 'When the report is confirmed (to the trainee)' },
    blanks: [FROM, UNTIL],
    title: { zh: '外出报告已确认', en: 'Your report is confirmed' },
    body: {
      zh: '{from} 至 {until} 的外出的报告已确认。',
      en: 'The report of your time away from {from} to {until} is confirmed.',
    },
  },
  rejectReport: {
    name: { zh: '退回报告后（给学员）', en: 'When the report is returned (to the trainee)' },
    blanks: [REASON, FROM, UNTIL],
    title: { zh: '外出报告被退回', en: 'Your report was returned' },
    body: {
      zh: '{from} 至 {until} 的外出的报告被退回：{reason}。请修改后再交。',
      en: 'The report of your time away from {from} to {until} was returned: {reason}. Please hand it in again.',
    },
  },
  requestRevoke: {
    name: { zh: '申请撤销后（给审批人）', en: 'When a revocation is asked for (to deciders)' },
    blanks: [NAME, REASON, FROM, UNTIL],
    title: { zh: '有撤销外出待审批', en: 'A revocation waits for you' },
    body: {
      zh: '{name} 申请撤销{from} 至 {until} 的外出：{reason}。',
      en: '{name} asks to revoke the time away from {from} to {until}: {reason}.',
    },
  },
  passRevoke: {
    name: { zh: '同意撤销后（给学员）', en: 'When revoked (to the trainee)' },
    blanks: [FROM, UNTIL],
    title: { zh: '外出已撤销', en: 'Your away is revoked' },
    body: {
      zh: '{from} 至 {until} 的外出已撤销，请按轮转安排到岗。',
      en: 'Your time away from {from} to {until} is revoked; please come as planned.',
    },
  },
  revoked: {
    name: {
      zh: '撤销后（给带教老师）（给审批人）',
      en: 'When revoked, for supervisors (to deciders)',
    },
    blanks: [NAME, FROM, UNTIL],
    title: { zh: '学员的外出已撤销', en: 'An away was revoked' },
    body: {
      zh: '{name} {from} 至 {until} 的外出已撤销，按轮转安排到岗。',
      en: 'The time of {name} away from {from} to {until} is revoked; they come as planned.',
    },
  },
  rejectRevoke: {
    name: { zh: '不同意撤销后（给学员）', en: 'When a revocation is refused (to the trainee)' },
    blanks: [REASON, FROM, UNTIL],
    title: { zh: '外出未撤销', en: 'Your away stays' },
    body: {
      zh: '{from} 至 {until} 的外出未撤销：{reason}。外出照旧。',
      en: 'Your time away from {from} to {until} was not revoked: {reason}. It stays.',
    },
  },
  remind: {
    name: { zh: '三个工作日未处理（给审批人）', en: 'After 3 working days (to deciders)' },
    blanks: [NAME, FROM, UNTIL],
    title: { zh: '外出申请还在等你审批', en: 'An away still waits for you' },
    body: {
      zh: '{name} {from} 至 {until} 的外出已等待 3 个工作日，请尽快审批。',
      en: '{name}’s time away from {from} to {until} has waited for 3 working days; please decide.',
    },
  },
  remindNext: {
    name: {
      zh: '五个工作日未处理（给上一级）（给审批人）',
      en: 'After 5 working days, to the next level (to deciders)',
    },
    blanks: [NAME, FROM, UNTIL],
    title: { zh: '有外出申请五个工作日未处理', en: 'An away has waited 5 working days' },
    body: {
      zh: '{name} {from} 至 {until} 的外出已等待 5 个工作日，请督促审批人处理。',
      en: '{name}’s time away from {from} to {until} has waited for 5 working days; please see that it is decided.',
    },
  },
  overdue: {
    name: { zh: '逾期未交报告（给学员）', en: 'When the report is overdue (to the trainee)' },
    blanks: [FROM, UNTIL],
    title: { zh: '请交外出报告', en: 'Please hand in the report' },
    body: {
      zh: '{from} 至 {until} 的外出已过交报告的期限，请尽快交。',
      en: 'The report of your time away from {from} to {until} is overdue; please hand it in.',
    },
  },
  recount: {
    name: {
      zh: '节假日安排变动后天数有变（给学员）',
      en: 'When days change with the holiday calendar (to the trainee)',
    },
    blanks: [BEFORE, DAYS, FROM, UNTIL],
    title: { zh: '外出天数已更新', en: 'Your away was counted again' },
    body: {
      zh: '节假日安排有变动，{from} 至 {until} 的外出从 {before} 天更新为 {days} 天。',
      en: 'The holiday calendar has changed: your time away from {from} to {until} is {days} {days:day|days} instead of {before}.',
    },
  },
  recountDeciders: {
    name: {
      zh: '节假日安排变动后天数有变（给审批人）',
      en: 'When days change with the holiday calendar (to deciders)',
    },
    blanks: [NAME, BEFORE, DAYS, FROM, UNTIL],
    title: { zh: '学员的外出天数有变', en: 'The days of an away have changed' },
    body: {
      zh: '节假日安排有变动，{name} {from} 至 {until} 的外出从 {before} 天更新为 {days} 天，不用重新审批。',
      en: 'The holiday calendar has changed: {name}’s time away from {from} to {until} is {days} {days:day|days} instead of {before}. Nothing is to be decided again.',
    },
  },
})
