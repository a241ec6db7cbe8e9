import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const group = { zh: '轮转', en: 'Rotations' }
const NAME: NoticeBlank = { name: 'name', zh: '学员', en: 'Trainee', example: '李思源', exampleEn: 'Li Siyuan' }
const DEPARTMENT: NoticeBlank = { name: 'department', zh: '科室', en: 'Department', example: '住院药房', exampleEn: 'Inpatient Pharmacy' }
const FROM: NoticeBlank = { name: 'from', zh: '开始日期', en: 'First day', example: '2026-11-01', exampleEn: '2026-11-01' }
const UNTIL: NoticeBlank = { name: 'until', zh: '结束日期', en: 'Last day', example: '2026-11-30', exampleEn: '2026-11-30' }
const SUPERVISOR: NoticeBlank = { name: 'supervisor', zh: '带教老师', en: 'Supervisor', example: '何文静', exampleEn: 'He Wenjing' }
const REASONS: NoticeBlank = {
  ...{ name: 'reasons', zh: '未达标的项目', en: 'What is short' },
  ...{ example: '技能 55 分，低于 60 分', exampleEn: 'Skill 55, below 60' },
}
const REASON: NoticeBlank = {
  name: 'reason',
  zh: '原因',
  en: 'Reason',
  example: '原带教老师休假',
  exampleEn: 'the former supervisor is on leave',
}
const COUNT: NoticeBlank = { name: 'count', zh: '人数', en: 'How many', example: '3', exampleEn: '3' }
const MONTH: NoticeBlank = { name: 'month', zh: '月份', en: 'Month', example: '2026-12', exampleEn: '2026-12' }

/** Notices about stays: to trainees, supervisors, departments and bases. */
export const blockNotices: readonly NoticeKind[] = [
  {
    kind: 'rotationBlock.enter',
    group,
    name: { zh: '确认入科后（通知学员）', en: 'When an entry is confirmed (to the trainee)' },
    blanks: [NAME, DEPARTMENT, FROM, UNTIL, SUPERVISOR],
    title: { zh: '已入科：{department}', en: 'Entered: {department}' },
    body: {
      zh: '{department}已确认你入科，带教老师为{supervisor}，轮转至 {until}。',
      en: '{department} has confirmed your entry. Your supervisor is {supervisor}; the rotation ends on {until}.',
    },
  },
  {
    kind: 'rotationBlock.supervisor',
    group,
    name: { zh: '安排或更换带教老师后（通知学员）', en: 'When a supervisor is assigned (to the trainee)' },
    blanks: [NAME, DEPARTMENT, FROM, UNTIL, SUPERVISOR],
    title: { zh: '带教老师：{supervisor}', en: 'Your supervisor: {supervisor}' },
    body: {
      zh: '你在{department}（{from} 至 {until}）的带教老师为{supervisor}。',
      en: 'Your supervisor in {department} ({from} to {until}) is {supervisor}.',
    },
  },
  {
    kind: 'rotationBlock.supervise',
    group,
    name: { zh: '安排带教后（通知带教老师）', en: 'When a trainee is assigned (to the supervisor)' },
    blanks: [NAME, DEPARTMENT, FROM, UNTIL],
    title: { zh: '由你带教：{name}', en: 'You supervise {name}' },
    body: {
      zh: '{name}于 {from} 至 {until} 在{department}轮转，由你带教。',
      en: '{name} is in {department} from {from} to {until} and supervised by you.',
    },
  },
  {
    kind: 'rotationBlock.handedOver',
    group,
    name: { zh: '更换带教老师后（通知原带教老师）', en: 'When a trainee is given to another teacher (to the former supervisor)' },
    blanks: [NAME, DEPARTMENT, FROM, UNTIL, SUPERVISOR, REASON],
    title: { zh: '{name}改由{supervisor}带教', en: '{name} is now supervised by {supervisor}' },
    body: {
      zh: '{name}在{department}（{from} 至 {until}）的轮转改由{supervisor}带教，原因：{reason}。',
      en: '{name}’s rotation in {department} ({from} to {until}) is now supervised by {supervisor}: {reason}.',
    },
  },
  {
    kind: 'rotationBlock.pass',
    group,
    name: { zh: '出科合格后', en: 'When a rotation is passed' },
    blanks: [NAME, DEPARTMENT, FROM, UNTIL],
    title: { zh: '出科合格：{department}', en: 'Passed: {department}' },
    body: { zh: '你在{department}（{from} 至 {until}）的轮转合格。', en: 'You passed your rotation in {department} ({from} to {until}).' },
  },
  {
    kind: 'rotationBlock.fail',
    group,
    name: { zh: '出科不合格后（通知学员）', en: 'When a rotation is failed (to the trainee)' },
    blanks: [NAME, DEPARTMENT, FROM, UNTIL, REASONS],
    title: { zh: '出科不合格：{department}', en: 'Failed: {department}' },
    body: {
      zh: '你在{department}（{from} 至 {until}）的轮转不合格：{reasons}。基地会安排补轮。',
      en: 'You failed your rotation in {department} ({from} to {until}): {reasons}. Your base will place a repeat.',
    },
  },
  {
    kind: 'rotationBlock.repeatNeeded',
    group,
    name: { zh: '出科不合格后（通知基地）', en: 'When a rotation is failed (to the base)' },
    blanks: [NAME, DEPARTMENT, FROM, UNTIL, REASONS],
    title: { zh: '须安排补轮：{name}', en: 'Place a repeat: {name}' },
    body: {
      zh: '{name}在{department}（{from} 至 {until}）的轮转不合格：{reasons}。之后的轮转未变，请安排补轮。',
      en: '{name} failed the rotation in {department} ({from} to {until}): {reasons}. Later rotations are unchanged; please place a repeat.',
    },
  },
  {
    kind: 'rotationBlock.repeat',
    group,
    name: { zh: '安排补轮后（通知学员）', en: 'When a repeat is placed (to the trainee)' },
    blanks: [NAME, DEPARTMENT, FROM, UNTIL],
    title: { zh: '已安排补轮：{department}', en: 'Repeat placed: {department}' },
    body: { zh: '补轮安排在{department}，{from} 至 {until}。', en: 'Your repeat is in {department} from {from} to {until}.' },
  },
  {
    kind: 'rotationBlock.nextMonth',
    group,
    name: { zh: '下月轮转预告（通知科室）', en: 'Who comes next month (to departments)' },
    blanks: [DEPARTMENT, MONTH, COUNT],
    title: { zh: '{department} {month} 将有 {count} 名学员入科', en: '{department}: {count} trainees arrive in {month}' },
    body: {
      zh: '{month}，{count} 名学员将到{department}轮转，请安排带教老师和入科教育。',
      en: '{count} trainees come to {department} in {month}. Please plan supervisors and entry education.',
    },
  },
]
