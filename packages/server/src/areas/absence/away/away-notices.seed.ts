import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const group = { zh: '外出', en: 'Away' }
const NAME: NoticeBlank = { name: 'name', zh: '学员', en: 'Trainee', example: '李思源', exampleEn: 'Li Siyuan' }
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

type Pair = readonly [zh: string, en: string]
const notice = (kind: string, blanks: readonly NoticeBlank[], name: Pair, title: Pair, body: Pair): NoticeKind => ({
  ...{ kind: `away.${kind}`, group, blanks: [...blanks, FROM, UNTIL] },
  ...{ name: { zh: name[0], en: name[1] }, title: { zh: title[0], en: title[1] }, body: { zh: body[0], en: body[1] } },
})
const toTrainee = (kind: string, name: Pair, title: Pair, body: Pair, more: readonly NoticeBlank[] = []) =>
  notice(kind, more, [`${name[0]}（给学员）`, `${name[1]} (to the trainee)`], title, body)
const toDecider = (kind: string, name: Pair, title: Pair, body: Pair, more: readonly NoticeBlank[] = []) =>
  notice(kind, [NAME, ...more], [`${name[0]}（给审批人）`, `${name[1]} (to deciders)`], title, body)
const COUNTED: readonly NoticeBlank[] = [
  { name: 'before', zh: '原天数', en: 'Days before', example: '8', exampleEn: '8' },
  { name: 'days', zh: '新天数', en: 'Days now', example: '7', exampleEn: '7' },
]
const DAYS = ['{from} 至 {until} 的外出', 'away from {from} to {until}'] as const

/** Notices about aways: whose turn it is, what became of it, and the report afterwards. */
export const awayNotices: readonly NoticeKind[] = [
  toDecider(
    'submit',
    ['轮到审批时', 'When an away is to be decided'],
    ['有外出申请待你审批', 'An away waits for you'],
    [`{name} 申请${DAYS[0]}，请审批。`, `{name} applies to be ${DAYS[1]}; please decide.`],
  ),
  toTrainee(
    'pass',
    ['一个环节同意后', 'When a step is passed'],
    ['外出审批有进展', 'Your away moved on'],
    [`${DAYS[0]}已通过一个环节，接下来：{step}。`, `Your time ${DAYS[1]} passed a step; next: {step}.`],
    [STEP],
  ),
  toTrainee(
    'approve',
    ['批准后', 'When approved'],
    ['外出已批准', 'Your away is approved'],
    [`${DAYS[0]}已批准。回来后请交报告。`, `Your time ${DAYS[1]} is approved. Please hand in the report afterwards.`],
  ),
  toTrainee(
    'reject',
    ['不批准后', 'When refused'],
    ['外出未批准', 'Your away was refused'],
    [`${DAYS[0]}未批准：{reason}。`, `Your time ${DAYS[1]} was refused: {reason}.`],
    [REASON],
  ),
  toDecider(
    'withdraw',
    ['学员撤回后', 'When withdrawn'],
    ['外出申请已撤回', 'An away was withdrawn'],
    [`{name} 撤回了${DAYS[0]}，不用再审批。`, `{name} has withdrawn the time ${DAYS[1]}; nothing is to be decided.`],
  ),
  toDecider(
    'reportBack',
    ['学员交报告后', 'When the report is handed in'],
    ['有外出报告待确认', 'A report waits'],
    [`{name} 交了${DAYS[0]}的报告，请确认。`, `{name} handed in the report of the time ${DAYS[1]}; please confirm.`],
  ),
  toTrainee(
    'confirmReport',
    ['确认报告后', 'When the report is confirmed'],
    ['外出报告已确认', 'Your report is confirmed'],
    [`${DAYS[0]}的报告已确认。`, `The report of your time ${DAYS[1]} is confirmed.`],
  ),
  toTrainee(
    'rejectReport',
    ['退回报告后', 'When the report is returned'],
    ['外出报告被退回', 'Your report was returned'],
    [
      `${DAYS[0]}的报告被退回：{reason}。请修改后再交。`,
      `The report of your time ${DAYS[1]} was returned: {reason}. Please hand it in again.`,
    ],
    [REASON],
  ),
  toDecider(
    'requestRevoke',
    ['申请撤销后', 'When a revocation is asked for'],
    ['有撤销外出待审批', 'A revocation waits for you'],
    [`{name} 申请撤销${DAYS[0]}：{reason}。`, `{name} asks to revoke the time ${DAYS[1]}: {reason}.`],
    [REASON],
  ),
  toTrainee(
    'passRevoke',
    ['同意撤销后', 'When revoked'],
    ['外出已撤销', 'Your away is revoked'],
    [`${DAYS[0]}已撤销，请按轮转安排到岗。`, `Your time ${DAYS[1]} is revoked; please come as planned.`],
  ),
  toDecider(
    'revoked',
    ['撤销后（给带教老师）', 'When revoked, for supervisors'],
    ['学员的外出已撤销', 'An away was revoked'],
    [`{name} ${DAYS[0]}已撤销，按轮转安排到岗。`, `The time of {name} ${DAYS[1]} is revoked; they come as planned.`],
  ),
  toTrainee(
    'rejectRevoke',
    ['不同意撤销后', 'When a revocation is refused'],
    ['外出未撤销', 'Your away stays'],
    [`${DAYS[0]}未撤销：{reason}。外出照旧。`, `Your time ${DAYS[1]} was not revoked: {reason}. It stays.`],
    [REASON],
  ),
  toDecider(
    'remind',
    ['三个工作日未处理', 'After 3 working days'],
    ['外出申请还在等你审批', 'An away still waits for you'],
    [`{name} ${DAYS[0]}已等待 3 个工作日，请尽快审批。`, `{name}’s time ${DAYS[1]} has waited for 3 working days; please decide.`],
  ),
  toDecider(
    'remindNext',
    ['五个工作日未处理（给上一级）', 'After 5 working days, to the next level'],
    ['有外出申请五个工作日未处理', 'An away has waited 5 working days'],
    [
      `{name} ${DAYS[0]}已等待 5 个工作日，请督促审批人处理。`,
      `{name}’s time ${DAYS[1]} has waited for 5 working days; please see that it is decided.`,
    ],
  ),
  toTrainee(
    'overdue',
    ['逾期未交报告', 'When the report is overdue'],
    ['请交外出报告', 'Please hand in the report'],
    [`${DAYS[0]}已过交报告的期限，请尽快交。`, `The report of your time ${DAYS[1]} is overdue; please hand it in.`],
  ),
  toTrainee(
    'recount',
    ['节假日安排变动后天数有变', 'When days change with the holiday calendar'],
    ['外出天数已更新', 'Your away was counted again'],
    [
      `节假日安排有变动，${DAYS[0]}从 {before} 天更新为 {days} 天。`,
      `The holiday calendar has changed: your time ${DAYS[1]} is {days} days instead of {before}.`,
    ],
    COUNTED,
  ),
  toDecider(
    'recountDeciders',
    ['节假日安排变动后天数有变', 'When days change with the holiday calendar'],
    ['学员的外出天数有变', 'The days of an away have changed'],
    [
      `节假日安排有变动，{name} ${DAYS[0]}从 {before} 天更新为 {days} 天，不用重新审批。`,
      `The holiday calendar has changed: {name}’s time ${DAYS[1]} is {days} days instead of {before}. Nothing is to be decided again.`,
    ],
    COUNTED,
  ),
]
