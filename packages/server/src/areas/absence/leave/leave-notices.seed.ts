import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '请假', en: 'Leave' }
const NAME = blank('name', { zh: '学员', en: 'Trainee' }, { zh: '李思源', en: 'Li Siyuan' })

const TYPE = blank(
  'type',
  { zh: '请假类型', en: 'Type of leave' },
  { zh: '事假', en: 'Personal leave' },
)

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

const WHAT = blank(
  'what',
  { zh: '冲突的安排', en: 'What it meets' },
  { zh: '考试：临床药学（2026-11-12 09:00）', en: 'Exam: clinical pharmacy (2026-11-12 09:00)' },
)

const BEFORE = blank('before', { zh: '原天数', en: 'Days before' }, { zh: '8', en: '8' })
const DAYS = blank('days', { zh: '新天数', en: 'Days now' }, { zh: '9', en: '9' })

/** Notices about leave: whose turn it is, and how it was decided. */
export const leaveNotices = notices('leave', GROUP, {
  submit: {
    name: { zh: '轮到审批时（给审批人）', en: 'When a leave is to be decided (to deciders)' },
    blanks: [NAME, TYPE, FROM, UNTIL],
    title: { zh: '有请假待你审批', en: 'A leave waits for you' },
    body: {
      zh: '{name} 申请{type}（{from} 至 {until}），请审批。',
      en: '{name} applies for {type} ({from} to {until}); please decide.',
    },
  },
  pass: {
    name: { zh: '一个环节同意后（给学员）', en: 'When a step is passed (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL, STEP],
    title: { zh: '请假审批有进展', en: 'Your leave moved on' },
    body: {
      zh: '{type}（{from} 至 {until}）已通过一个环节，接下来：{step}。',
      en: 'Your {type} ({from} to {until}) passed a step; next: {step}.',
    },
  },
  approve: {
    name: { zh: '批准后（给学员）', en: 'When approved (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL],
    title: { zh: '请假已批准', en: 'Your leave is approved' },
    body: {
      zh: '{type}（{from} 至 {until}）已批准。结束后请销假。',
      en: 'Your {type} ({from} to {until}) is approved. Please report back afterwards.',
    },
  },
  reject: {
    name: { zh: '不批准后（给学员）', en: 'When refused (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL, REASON],
    title: { zh: '请假未批准', en: 'Your leave was refused' },
    body: {
      zh: '{type}（{from} 至 {until}）未批准：{reason}。天数已退回。',
      en: 'Your {type} ({from} to {until}) was refused: {reason}. The days are yours again.',
    },
  },
  withdraw: {
    name: { zh: '学员撤回后（给审批人）', en: 'When withdrawn (to deciders)' },
    blanks: [NAME, TYPE, FROM, UNTIL],
    title: { zh: '请假已撤回', en: 'A leave was withdrawn' },
    body: {
      zh: '{name} 撤回了{type}（{from} 至 {until}），不用再审批。',
      en: '{name} has withdrawn {type} ({from} to {until}); nothing is to be decided.',
    },
  },
  reportBack: {
    name: { zh: '学员销假后（给审批人）', en: 'When the trainee reports back (to deciders)' },
    blanks: [NAME, TYPE, FROM, UNTIL],
    title: { zh: '有销假待确认', en: 'A report back waits' },
    body: {
      zh: '{name} 的{type}（{from} 至 {until}）已销假，请确认。',
      en: '{name} reports back from {type} ({from} to {until}); please confirm.',
    },
  },
  confirmReport: {
    name: { zh: '确认销假后（给学员）', en: 'When the report back is confirmed (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL],
    title: { zh: '销假已确认', en: 'Your return is confirmed' },
    body: {
      zh: '{type}（{from} 至 {until}）已销假。',
      en: 'Your report back from {type} ({from} to {until}) is confirmed.',
    },
  },
  rejectReport: {
    name: { zh: '退回销假后（给学员）', en: 'When the report back is returned (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL, REASON],
    title: { zh: '销假被退回', en: 'Your report back was returned' },
    body: {
      zh: '{type}（{from} 至 {until}）的销假被退回：{reason}。请重新填写。',
      en: 'Your report back from {type} ({from} to {until}) was returned: {reason}. Please send it again.',
    },
  },
  requestRevoke: {
    name: { zh: '申请撤销后（给审批人）', en: 'When a revocation is asked for (to deciders)' },
    blanks: [NAME, TYPE, FROM, UNTIL, REASON],
    title: { zh: '有撤销请假待审批', en: 'A revocation waits for you' },
    body: {
      zh: '{name} 申请撤销{type}（{from} 至 {until}）：{reason}。',
      en: '{name} asks to revoke {type} ({from} to {until}): {reason}.',
    },
  },
  passRevoke: {
    name: { zh: '同意撤销后（给学员）', en: 'When revoked (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL],
    title: { zh: '请假已撤销', en: 'Your leave is revoked' },
    body: {
      zh: '{type}（{from} 至 {until}）已撤销，天数已退回，请按轮转安排到岗。',
      en: 'Your {type} ({from} to {until}) is revoked and its days are yours again; please come as planned.',
    },
  },
  revoked: {
    name: {
      zh: '撤销后（给带教老师）（给审批人）',
      en: 'When revoked, for supervisors (to deciders)',
    },
    blanks: [NAME, TYPE, FROM, UNTIL],
    title: { zh: '学员的请假已撤销', en: 'A leave was revoked' },
    body: {
      zh: '{name} 的{type}（{from} 至 {until}）已撤销，按轮转安排到岗。',
      en: 'The leave of {name}, {type} ({from} to {until}), is revoked; they come as planned.',
    },
  },
  rejectRevoke: {
    name: { zh: '不同意撤销后（给学员）', en: 'When a revocation is refused (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL, REASON],
    title: { zh: '请假未撤销', en: 'Your leave stays' },
    body: {
      zh: '{type}（{from} 至 {until}）未撤销：{reason}。请假照旧。',
      en: 'Your {type} ({from} to {until}) was not revoked: {reason}. The leave stays.',
    },
  },
  record: {
    name: { zh: '登记缺勤后（给学员）', en: 'When an absence is recorded (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL, REASON],
    title: { zh: '登记了一次缺勤', en: 'An absence was recorded' },
    body: {
      zh: '{from} 至 {until} 登记为缺勤：{reason}。有异议请联系科室或毕后办。',
      en: 'You are recorded as absent from {from} to {until}: {reason}. Ask the department or the education office if this is wrong.',
    },
  },
  cancel: {
    name: { zh: '取消缺勤登记后（给学员）', en: 'When the record is cancelled (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL, REASON],
    title: { zh: '缺勤登记已取消', en: 'A recorded absence was cancelled' },
    body: {
      zh: '{from} 至 {until} 的缺勤登记已取消：{reason}。',
      en: 'The absence recorded from {from} to {until} was cancelled: {reason}.',
    },
  },
  seats: {
    name: {
      zh: '与考试、课程或值班冲突时（毕后办）（给审批人）',
      en: 'When it meets an exam, a class or a duty, to the office (to deciders)',
    },
    blanks: [NAME, TYPE, FROM, UNTIL, WHAT],
    title: { zh: '请假与考试或课程冲突', en: 'A leave meets an exam or a class' },
    body: {
      zh: '{name} 的{type}（{from} 至 {until}）与以下安排冲突：{what}。这种假不因此受影响，请为其改期或另行安排。',
      en: '{name}’s {type} ({from} to {until}) meets {what}. It is not refused for that; please move it or arrange something else.',
    },
  },
  remind: {
    name: { zh: '三个工作日未处理（给审批人）', en: 'After 3 working days (to deciders)' },
    blanks: [NAME, TYPE, FROM, UNTIL],
    title: { zh: '请假还在等你审批', en: 'A leave still waits for you' },
    body: {
      zh: '{name} 的{type}（{from} 至 {until}）已等待 3 个工作日，请尽快审批。',
      en: '{name}’s {type} ({from} to {until}) has waited for 3 working days; please decide.',
    },
  },
  remindNext: {
    name: {
      zh: '五个工作日未处理（给上一级）（给审批人）',
      en: 'After 5 working days, to the next level (to deciders)',
    },
    blanks: [NAME, TYPE, FROM, UNTIL],
    title: { zh: '有请假五个工作日未处理', en: 'A leave has waited 5 working days' },
    body: {
      zh: '{name} 的{type}（{from} 至 {until}）已等待 5 个工作日，请督促审批人处理。',
      en: '{name}’s {type} ({from} to {until}) has waited for 5 working days; please see that it is decided.',
    },
  },
  overdue: {
    name: { zh: '逾期未销假（给学员）', en: 'When the report back is overdue (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL],
    title: { zh: '请销假', en: 'Please report back' },
    body: {
      zh: '{type}（{from} 至 {until}）已结束，还没有销假，请尽快销假。',
      en: 'Your {type} ({from} to {until}) is over; please report back.',
    },
  },
  recount: {
    name: {
      zh: '节假日安排变动后天数有变（给学员）',
      en: 'When days change with the holiday calendar (to the trainee)',
    },
    blanks: [TYPE, FROM, UNTIL, BEFORE, DAYS],
    title: { zh: '请假天数已更新', en: 'The days of your leave were updated' },
    body: {
      zh: '节假日安排有变动，{type}（{from} 至 {until}）从 {before} 天更新为 {days} 天，余额已相应更新。',
      en: 'The holiday calendar has changed: your {type} ({from} to {until}) is {days} {days:day|days} instead of {before}, and your balance follows.',
    },
  },
  recountShort: {
    name: {
      zh: '节假日安排变动后天数不够（给学员）',
      en: 'When a changed holiday calendar makes days too few (to the trainee)',
    },
    blanks: [TYPE, FROM, UNTIL, BEFORE, DAYS],
    title: { zh: '请假天数不够了', en: 'The days of your leave are too few' },
    body: {
      zh: '节假日安排有变动，{type}（{from} 至 {until}）应为 {days} 天，剩余天数不够，暂按 {before} 天计。请联系毕后办，或改期。',
      en: 'By the changed holiday calendar your {type} ({from} to {until}) takes {days} {days:day|days}; you have too few, so {before} {before:is|are} counted for now. Please ask the education office or choose other days.',
    },
  },
  recountShortOffice: {
    name: {
      zh: '节假日安排变动后天数不够（毕后办）（给审批人）',
      en: 'When a changed holiday calendar makes days too few, to the office (to deciders)',
    },
    blanks: [NAME, TYPE, FROM, UNTIL, BEFORE, DAYS],
    title: { zh: '有请假天数不够', en: 'A leave has too few days' },
    body: {
      zh: '节假日安排有变动，{name} 的{type}（{from} 至 {until}）应为 {days} 天，剩余天数不够，暂按 {before} 天计。请在请假余额中调整，或请学员改期；调整后会自动更新。',
      en: 'By the changed holiday calendar {name}’s {type} ({from} to {until}) takes {days} {days:day|days}, more than are left; {before} {before:is|are} counted for now. Please adjust the balance or ask the trainee to choose other days; it is then counted again by itself.',
    },
  },
  recountDeciders: {
    name: {
      zh: '节假日安排变动后天数有变（给审批人）',
      en: 'When days change with the holiday calendar (to deciders)',
    },
    blanks: [NAME, TYPE, FROM, UNTIL, BEFORE, DAYS],
    title: { zh: '学员的请假天数有变', en: 'The days of a leave have changed' },
    body: {
      zh: '节假日安排有变动，{name} 的{type}（{from} 至 {until}）从 {before} 天更新为 {days} 天，不用重新审批。',
      en: 'The holiday calendar has changed: {name}’s {type} ({from} to {until}) is {days} {days:day|days} instead of {before}. Nothing is to be decided again.',
    },
  },
})
