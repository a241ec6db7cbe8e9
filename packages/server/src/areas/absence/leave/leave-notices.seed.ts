import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const group = { zh: '请假', en: 'Leave' }
const NAME: NoticeBlank = { name: 'name', zh: '学员', en: 'Trainee', example: '李思源', exampleEn: 'Li Siyuan' }
const TYPE: NoticeBlank = { name: 'type', zh: '请假类型', en: 'Type of leave', example: '事假', exampleEn: 'Personal leave' }
const FROM: NoticeBlank = { name: 'from', zh: '开始日期', en: 'First day', example: '2026-11-12', exampleEn: '2026-11-12' }
const UNTIL: NoticeBlank = { name: 'until', zh: '结束日期', en: 'Last day', example: '2026-11-13', exampleEn: '2026-11-13' }
const REASON: NoticeBlank = {
  name: 'reason',
  zh: '原因',
  en: 'Reason',
  example: '科室人手不足',
  exampleEn: 'The department is short of people',
}
const STEP: NoticeBlank = { name: 'step', zh: '下一环节', en: 'Next step', example: '科室', exampleEn: 'Department' }

type Words = { kind: string; name: [zh: string, en: string]; title: [zh: string, en: string]; body: [zh: string, en: string] }
const toTrainee = ({ kind, name, title, body }: Words, more: readonly NoticeBlank[] = []): NoticeKind => ({
  ...{ kind: `leave.${kind}`, group, blanks: [TYPE, FROM, UNTIL, ...more] },
  name: { zh: `${name[0]}（给学员）`, en: `${name[1]} (to the trainee)` },
  ...{ title: { zh: title[0], en: title[1] }, body: { zh: body[0], en: body[1] } },
})
const toDecider = ({ kind, name, title, body }: Words, more: readonly NoticeBlank[] = []): NoticeKind => ({
  ...{ kind: `leave.${kind}`, group, blanks: [NAME, TYPE, FROM, UNTIL, ...more] },
  name: { zh: `${name[0]}（给审批人）`, en: `${name[1]} (to deciders)` },
  ...{ title: { zh: title[0], en: title[1] }, body: { zh: body[0], en: body[1] } },
})
const COUNTED: readonly NoticeBlank[] = [
  { name: 'before', zh: '原天数', en: 'Days before', example: '8', exampleEn: '8' },
  { name: 'days', zh: '新天数', en: 'Days now', example: '9', exampleEn: '9' },
]
const DAYS = ['{type}（{from} 至 {until}）', '{type} ({from} to {until})'] as const

/** Notices about leave: whose turn it is, and what became of it. */
export const leaveNotices: readonly NoticeKind[] = [
  toDecider({
    ...{ kind: 'submit', name: ['轮到审批时', 'When a leave is to be decided'], title: ['有请假待你审批', 'A leave waits for you'] },
    body: [`{name} 申请${DAYS[0]}，请审批。`, `{name} applies for ${DAYS[1]}; please decide.`],
  }),
  toTrainee(
    {
      ...{ kind: 'pass', name: ['一个环节同意后', 'When a step is passed'], title: ['请假审批有进展', 'Your leave moved on'] },
      body: [`${DAYS[0]}已通过一个环节，接下来：{step}。`, `Your ${DAYS[1]} passed a step; next: {step}.`],
    },
    [STEP],
  ),
  toTrainee({
    ...{ kind: 'approve', name: ['批准后', 'When approved'], title: ['请假已批准', 'Your leave is approved'] },
    body: [`${DAYS[0]}已批准。结束后请销假。`, `Your ${DAYS[1]} is approved. Please report back afterwards.`],
  }),
  toTrainee(
    {
      ...{ kind: 'reject', name: ['不批准后', 'When refused'], title: ['请假未批准', 'Your leave was refused'] },
      body: [`${DAYS[0]}未批准：{reason}。天数已退回。`, `Your ${DAYS[1]} was refused: {reason}. The days are yours again.`],
    },
    [REASON],
  ),
  toDecider({
    ...{ kind: 'withdraw', name: ['学员撤回后', 'When withdrawn'], title: ['请假已撤回', 'A leave was withdrawn'] },
    body: [`{name} 撤回了${DAYS[0]}，不用再审批。`, `{name} has withdrawn ${DAYS[1]}; nothing is to be decided.`],
  }),
  toDecider({
    ...{ kind: 'reportBack', name: ['学员销假后', 'When the trainee reports back'], title: ['有销假待确认', 'A report back waits'] },
    body: [`{name} 的${DAYS[0]}已销假，请确认。`, `{name} reports back from ${DAYS[1]}; please confirm.`],
  }),
  toTrainee({
    ...{
      kind: 'confirmReport',
      name: ['确认销假后', 'When the report back is confirmed'],
      title: ['销假已确认', 'Your return is confirmed'],
    },
    body: [`${DAYS[0]}已销假。`, `Your report back from ${DAYS[1]} is confirmed.`],
  }),
  toTrainee(
    {
      ...{
        kind: 'rejectReport',
        name: ['退回销假后', 'When the report back is returned'],
        title: ['销假被退回', 'Your report back was returned'],
      },
      body: [
        `${DAYS[0]}的销假被退回：{reason}。请重新填写。`,
        `Your report back from ${DAYS[1]} was returned: {reason}. Please send it again.`,
      ],
    },
    [REASON],
  ),
  toDecider(
    {
      ...{
        kind: 'requestRevoke',
        name: ['申请撤销后', 'When a revocation is asked for'],
        title: ['有撤销请假待审批', 'A revocation waits for you'],
      },
      body: [`{name} 申请撤销${DAYS[0]}：{reason}。`, `{name} asks to revoke ${DAYS[1]}: {reason}.`],
    },
    [REASON],
  ),
  toTrainee({
    ...{ kind: 'passRevoke', name: ['同意撤销后', 'When revoked'], title: ['请假已撤销', 'Your leave is revoked'] },
    body: [
      `${DAYS[0]}已撤销，天数已退回，请按轮转安排到岗。`,
      `Your ${DAYS[1]} is revoked and its days are yours again; please come as planned.`,
    ],
  }),
  toDecider({
    ...{
      kind: 'revoked',
      name: ['撤销后（给带教老师）', 'When revoked, for supervisors'],
      title: ['学员的请假已撤销', 'A leave was revoked'],
    },
    body: [`{name} 的${DAYS[0]}已撤销，按轮转安排到岗。`, `The leave of {name}, ${DAYS[1]}, is revoked; they come as planned.`],
  }),
  toTrainee(
    {
      ...{ kind: 'rejectRevoke', name: ['不同意撤销后', 'When a revocation is refused'], title: ['请假未撤销', 'Your leave stays'] },
      body: [`${DAYS[0]}未撤销：{reason}。请假照旧。`, `Your ${DAYS[1]} was not revoked: {reason}. The leave stays.`],
    },
    [REASON],
  ),
  toTrainee(
    {
      ...{ kind: 'record', name: ['登记缺勤后', 'When an absence is recorded'], title: ['登记了一次缺勤', 'An absence was recorded'] },
      body: [
        '{from} 至 {until} 登记为缺勤：{reason}。有异议请联系科室或毕后办。',
        'You are recorded as absent from {from} to {until}: {reason}. Ask the department or the education office if this is wrong.',
      ],
    },
    [REASON],
  ),
  toTrainee(
    {
      ...{
        kind: 'cancel',
        name: ['取消缺勤登记后', 'When the record is cancelled'],
        title: ['缺勤登记已取消', 'A recorded absence was cancelled'],
      },
      body: ['{from} 至 {until} 的缺勤登记已取消：{reason}。', 'The absence recorded from {from} to {until} was cancelled: {reason}.'],
    },
    [REASON],
  ),
  toDecider(
    {
      kind: 'seats',
      name: ['与考试、课程或值班冲突时（毕后办）', 'When it meets an exam, a class or a duty, to the office'],
      title: ['请假与考试或课程冲突', 'A leave meets an exam or a class'],
      body: [
        `{name} 的${DAYS[0]}与以下安排冲突：{what}。这种假不因此受影响，请为其改期或另行安排。`,
        `{name}’s ${DAYS[1]} meets {what}. It is not refused for that; please move it or arrange something else.`,
      ],
    },
    [
      {
        name: 'what',
        zh: '冲突的安排',
        en: 'What it meets',
        example: '考试：临床药学（2026-11-12 09:00）',
        exampleEn: 'Exam: clinical pharmacy (2026-11-12 09:00)',
      },
    ],
  ),
  toDecider({
    ...{ kind: 'remind', name: ['三个工作日未处理', 'After 3 working days'], title: ['请假还在等你审批', 'A leave still waits for you'] },
    body: [`{name} 的${DAYS[0]}已等待 3 个工作日，请尽快审批。`, `{name}’s ${DAYS[1]} has waited for 3 working days; please decide.`],
  }),
  toDecider({
    ...{
      kind: 'remindNext',
      name: ['五个工作日未处理（给上一级）', 'After 5 working days, to the next level'],
      title: ['有请假五个工作日未处理', 'A leave has waited 5 working days'],
    },
    body: [
      `{name} 的${DAYS[0]}已等待 5 个工作日，请督促审批人处理。`,
      `{name}’s ${DAYS[1]} has waited for 5 working days; please see that it is decided.`,
    ],
  }),
  toTrainee({
    ...{ kind: 'overdue', name: ['逾期未销假', 'When the report back is overdue'], title: ['请销假', 'Please report back'] },
    body: [`${DAYS[0]}已结束，还没有销假，请尽快销假。`, `Your ${DAYS[1]} is over; please report back.`],
  }),
  toTrainee(
    {
      ...{
        kind: 'recount',
        name: ['节假日安排变动后天数有变', 'When days change with the holiday calendar'],
        title: ['请假天数已更新', 'Your leave was counted anew'],
      },
      body: [
        `节假日安排有变动，${DAYS[0]}从 {before} 天更新为 {days} 天，余额已相应更新。`,
        `The holiday calendar has changed: your ${DAYS[1]} is {days} days instead of {before}, and your balance follows.`,
      ],
    },
    COUNTED,
  ),
  toTrainee(
    {
      ...{
        kind: 'recountShort',
        name: ['节假日安排变动后天数不够', 'When a changed holiday calendar makes days too few'],
        title: ['请假天数不够了', 'The days of your leave are too few'],
      },
      body: [
        `节假日安排有变动，${DAYS[0]}应为 {days} 天，剩余天数不够，暂按 {before} 天计。请联系毕后办，或改期。`,
        `By the changed holiday calendar your ${DAYS[1]} takes {days} days; you have too few, so {before} are counted for now. Please ask the education office or choose other days.`,
      ],
    },
    COUNTED,
  ),
  toDecider(
    {
      ...{
        kind: 'recountShortOffice',
        name: ['节假日安排变动后天数不够（毕后办）', 'When a changed holiday calendar makes days too few, to the office'],
        title: ['有请假天数不够', 'A leave has too few days'],
      },
      body: [
        `节假日安排有变动，{name} 的${DAYS[0]}应为 {days} 天，剩余天数不够，暂按 {before} 天计。请在请假余额中调整，或请学员改期；调整后会自动更新。`,
        `By the changed holiday calendar {name}’s ${DAYS[1]} takes {days} days, more than are left; {before} are counted for now. Please adjust the balance or ask the trainee to choose other days; it is counted anew by itself.`,
      ],
    },
    COUNTED,
  ),
  toDecider(
    {
      kind: 'recountDeciders',
      name: ['节假日安排变动后天数有变', 'When days change with the holiday calendar'],
      title: ['学员的请假天数有变', 'The days of a leave have changed'],
      body: [
        `节假日安排有变动，{name} 的${DAYS[0]}从 {before} 天更新为 {days} 天，不用重新审批。`,
        `The holiday calendar has changed: {name}’s ${DAYS[1]} is {days} days instead of {before}. Nothing is to be decided again.`,
      ],
    },
    COUNTED,
  ),
]
