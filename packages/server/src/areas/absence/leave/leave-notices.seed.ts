import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '请假', en: 'Leave' }
const NAME = blank('name', { zh: '学员', en: 'Trainee' }, { zh: '李思源', en: 'Li Siyuan' })

const TYPE = blank(
  'type',
  { zh: '请假类型', en: 'Leave type' },
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
  { zh: '冲突的安排', en: 'What it clashes with' },
  { zh: '考试：临床药学（2026-11-12 09:00）', en: 'Exam: clinical pharmacy (2026-11-12 09:00)' },
)

const BEFORE = blank('before', { zh: '原天数', en: 'Previous days' }, { zh: '8', en: '8' })
const DAYS = blank('days', { zh: '新天数', en: 'New days' }, { zh: '9', en: '9' })

/** Notices about leave: whose turn it is, and how it was decided. */
export const leaveNotices = notices('leave', GROUP, {
  submit: {
    name: { zh: '轮到审批时（给审批人）', en: 'When leave is to be decided (to approvers)' },
    blanks: [NAME, TYPE, FROM, UNTIL],
    title: { zh: '有请假待你审批', en: 'A leave request is waiting for you' },
    body: {
      zh: '{name} 申请{type}（{from} 至 {until}），请审批。',
      en: '{name} has applied for {type} ({from} to {until}); please decide.',
    },
  },
  pass: {
    name: { zh: '一个环节同意后（给学员）', en: 'When a step is passed (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL, STEP],
    title: { zh: '请假审批有进展', en: 'Progress on your leave request' },
    body: {
      zh: '{type}（{from} 至 {until}）已通过一个环节，接下来：{step}。',
      en: 'Your {type} ({from} to {until}) passed a step; next: {step}.',
    },
  },
  approve: {
    name: { zh: '批准后（给学员）', en: 'When approved (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL],
    title: { zh: '请假已批准', en: 'Your leave was approved' },
    body: {
      zh: '{type}（{from} 至 {until}）已批准。结束后请销假。',
      en: 'Your {type} ({from} to {until}) was approved. Please report back afterwards.',
    },
  },
  reject: {
    name: { zh: '不批准后（给学员）', en: 'When refused (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL, REASON],
    title: { zh: '请假未批准', en: 'Your leave was refused' },
    body: {
      zh: '{type}（{from} 至 {until}）未批准：{reason}。天数已退回。',
      en: 'Your {type} ({from} to {until}) was refused: {reason}. The days were returned to your balance.',
    },
  },
  withdraw: {
    name: { zh: '学员撤回后（给审批人）', en: 'When withdrawn (to approvers)' },
    blanks: [NAME, TYPE, FROM, UNTIL],
    title: { zh: '请假已撤回', en: 'A leave request was withdrawn' },
    body: {
      zh: '{name} 撤回了{type}（{from} 至 {until}），不用再审批。',
      en: '{name} has withdrawn {type} ({from} to {until}); you need not decide.',
    },
  },
  reportBack: {
    name: { zh: '学员销假后（给审批人）', en: 'When the trainee reports back (to approvers)' },
    blanks: [NAME, TYPE, FROM, UNTIL],
    title: { zh: '有销假待确认', en: 'A return from leave is waiting for you' },
    body: {
      zh: '{name} 的{type}（{from} 至 {until}）已销假，请确认。',
      en: '{name} has reported back from {type} ({from} to {until}); please confirm.',
    },
  },
  confirmReport: {
    name: { zh: '确认销假后（给学员）', en: 'When the return is confirmed (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL],
    title: { zh: '销假已确认', en: 'Your return was confirmed' },
    body: {
      zh: '{type}（{from} 至 {until}）已销假。',
      en: 'Your return from {type} ({from} to {until}) was confirmed.',
    },
  },
  rejectReport: {
    name: {
      zh: '退回销假后（给学员）',
      en: 'When the return report is sent back (to the trainee)',
    },
    blanks: [TYPE, FROM, UNTIL, REASON],
    title: { zh: '销假被退回', en: 'Your return report was sent back' },
    body: {
      zh: '{type}（{from} 至 {until}）的销假被退回：{reason}。请重新填写。',
      en: 'Your return report for {type} ({from} to {until}) was sent back: {reason}. Please report back again.',
    },
  },
  requestRevoke: {
    name: { zh: '申请撤销后（给审批人）', en: 'When revocation is requested (to approvers)' },
    blanks: [NAME, TYPE, FROM, UNTIL, REASON],
    title: { zh: '有撤销请假待审批', en: 'A leave revocation is waiting for you' },
    body: {
      zh: '{name} 申请撤销{type}（{from} 至 {until}）：{reason}。',
      en: '{name} asks to revoke {type} ({from} to {until}): {reason}.',
    },
  },
  passRevoke: {
    name: { zh: '同意撤销后（给学员）', en: 'When revoked (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL],
    title: { zh: '请假已撤销', en: 'Your leave was revoked' },
    body: {
      zh: '{type}（{from} 至 {until}）已撤销，天数已退回，请按轮转安排到岗。',
      en: 'Your {type} ({from} to {until}) was revoked and the days were returned to your balance; please report for duty as in your rotation.',
    },
  },
  revoked: {
    name: {
      zh: '撤销后（给带教老师）（给审批人）',
      en: 'When revoked, for supervisors (to approvers)',
    },
    blanks: [NAME, TYPE, FROM, UNTIL],
    title: { zh: '学员的请假已撤销', en: 'A trainee’s leave was revoked' },
    body: {
      zh: '{name} 的{type}（{from} 至 {until}）已撤销，按轮转安排到岗。',
      en: '{name}’s {type} ({from} to {until}) was revoked; the trainee will be on duty as in the rotation.',
    },
  },
  rejectRevoke: {
    name: { zh: '不同意撤销后（给学员）', en: 'When a revocation is refused (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL, REASON],
    title: { zh: '请假未撤销', en: 'Your leave was not revoked' },
    body: {
      zh: '{type}（{from} 至 {until}）未撤销：{reason}。请假照旧。',
      en: 'Your {type} ({from} to {until}) was not revoked: {reason}. The leave remains as approved.',
    },
  },
  record: {
    name: { zh: '登记缺勤后（给学员）', en: 'When an absence is recorded (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL, REASON],
    title: { zh: '登记了一次缺勤', en: 'An absence was recorded' },
    body: {
      zh: '{from} 至 {until} 登记为缺勤：{reason}。有异议请联系科室或毕后办。',
      en: 'You are recorded as absent from {from} to {until}: {reason}. If this is wrong, contact the department or the education office.',
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
      en: 'When it clashes with an exam, class or duty, to the education office (to approvers)',
    },
    blanks: [NAME, TYPE, FROM, UNTIL, WHAT],
    title: { zh: '请假与考试或课程冲突', en: 'Leave clashes with an exam or class' },
    body: {
      zh: '{name} 的{type}（{from} 至 {until}）与以下安排冲突：{what}。这种假不因此受影响，请为其改期或另行安排。',
      en: '{name}’s {type} ({from} to {until}) clashes with {what}. The leave is not affected; please reschedule or make other arrangements for the trainee.',
    },
  },
  remind: {
    name: {
      zh: '三个工作日未处理（给审批人）',
      en: 'Undecided after 3 working days (to approvers)',
    },
    blanks: [NAME, TYPE, FROM, UNTIL],
    title: { zh: '请假还在等你审批', en: 'A leave request is still waiting for you' },
    body: {
      zh: '{name} 的{type}（{from} 至 {until}）已等待 3 个工作日，请尽快审批。',
      en: '{name}’s {type} ({from} to {until}) has been waiting for 3 working days; please decide soon.',
    },
  },
  remindNext: {
    name: {
      zh: '五个工作日未处理（给上一级）（给审批人）',
      en: 'Undecided after 5 working days, to the next level (to approvers)',
    },
    blanks: [NAME, TYPE, FROM, UNTIL],
    title: {
      zh: '有请假五个工作日未处理',
      en: 'A leave request has been waiting for 5 working days',
    },
    body: {
      zh: '{name} 的{type}（{from} 至 {until}）已等待 5 个工作日，请督促审批人处理。',
      en: '{name}’s {type} ({from} to {until}) has been waiting for 5 working days; please see that it is decided.',
    },
  },
  overdue: {
    name: { zh: '逾期未销假（给学员）', en: 'When reporting back is overdue (to the trainee)' },
    blanks: [TYPE, FROM, UNTIL],
    title: { zh: '请销假', en: 'Please report back' },
    body: {
      zh: '{type}（{from} 至 {until}）已结束，还没有销假，请尽快销假。',
      en: 'Your {type} ({from} to {until}) has ended and you have not reported back; please do so soon.',
    },
  },
  recount: {
    name: {
      zh: '节假日安排变动后天数有变（给学员）',
      en: 'When days change with the holiday calendar (to the trainee)',
    },
    blanks: [TYPE, FROM, UNTIL, BEFORE, DAYS],
    title: { zh: '请假天数已更新', en: 'Your leave days were updated' },
    body: {
      zh: '节假日安排有变动，{type}（{from} 至 {until}）从 {before} 天更新为 {days} 天，余额已相应更新。',
      en: 'The holiday calendar has changed: your {type} ({from} to {until}) is now {days} {days:day|days} instead of {before}, and your balance was updated.',
    },
  },
  recountShort: {
    name: {
      zh: '节假日安排变动后天数不够（给学员）',
      en: 'When days no longer suffice after a holiday calendar change (to the trainee)',
    },
    blanks: [TYPE, FROM, UNTIL, BEFORE, DAYS],
    title: { zh: '请假天数不够了', en: 'Your leave days no longer suffice' },
    body: {
      zh: '节假日安排有变动，{type}（{from} 至 {until}）应为 {days} 天，剩余天数不够，暂按 {before} 天计。请联系毕后办，或改期。',
      en: 'The holiday calendar has changed: your {type} ({from} to {until}) needs {days} {days:day|days}, but you do not have enough left, so {before} {before:is|are} counted for now. Please contact the education office or change the dates.',
    },
  },
  recountShortOffice: {
    name: {
      zh: '节假日安排变动后天数不够（毕后办）（给审批人）',
      en: 'When days no longer suffice after a holiday calendar change, to the education office (to approvers)',
    },
    blanks: [NAME, TYPE, FROM, UNTIL, BEFORE, DAYS],
    title: { zh: '有请假天数不够', en: 'Leave without enough days' },
    body: {
      zh: '节假日安排有变动，{name} 的{type}（{from} 至 {until}）应为 {days} 天，剩余天数不够，暂按 {before} 天计。请在请假余额中调整，或请学员改期；调整后会自动更新。',
      en: 'The holiday calendar has changed: {name}’s {type} ({from} to {until}) needs {days} {days:day|days}, but not enough are left, so {before} {before:is|are} counted for now. Please adjust the leave balance or ask the trainee to change the dates; it is then updated automatically.',
    },
  },
  recountDeciders: {
    name: {
      zh: '节假日安排变动后天数有变（给审批人）',
      en: 'When days change with the holiday calendar (to approvers)',
    },
    blanks: [NAME, TYPE, FROM, UNTIL, BEFORE, DAYS],
    title: { zh: '学员的请假天数有变', en: 'A trainee’s leave days have changed' },
    body: {
      zh: '节假日安排有变动，{name} 的{type}（{from} 至 {until}）从 {before} 天更新为 {days} 天，不用重新审批。',
      en: 'The holiday calendar has changed: {name}’s {type} ({from} to {until}) is now {days} {days:day|days} instead of {before}. You need not decide again.',
    },
  },
})
