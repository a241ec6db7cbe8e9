import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '轮转', en: 'Rotations' }
const NAME = blank('name', { zh: '学员', en: 'Trainee' }, { zh: '李思源', en: 'Li Siyuan' })

const DEPARTMENT = blank(
  'department',
  { zh: '科室', en: 'Department' },
  { zh: '住院药房', en: 'Inpatient Pharmacy' },
)

const FROM = blank(
  'from',
  { zh: '开始日期', en: 'First day' },
  { zh: '2026-11-01', en: '2026-11-01' },
)

const UNTIL = blank(
  'until',
  { zh: '结束日期', en: 'Last day' },
  { zh: '2026-11-30', en: '2026-11-30' },
)

const SUPERVISOR = blank(
  'supervisor',
  { zh: '带教老师', en: 'Supervisor' },
  { zh: '何文静', en: 'He Wenjing' },
)

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '原带教老师休假', en: 'the former supervisor is on leave' },
)

const REASONS = blank(
  'reasons',
  { zh: '未达标的项目', en: 'Requirements not met' },
  { zh: '技能 55 分，低于 60 分', en: 'Skill 55, below 60' },
)

const MONTH = blank('month', { zh: '月份', en: 'Month' }, { zh: '2026-12', en: '2026-12' })
const COUNT = blank('count', { zh: '人数', en: 'How many' }, { zh: '3', en: '3' })

/** Notices about stays: to trainees, supervisors, departments and bases. */
export const blockNotices = notices('rotationBlock', GROUP, {
  enter: {
    name: { zh: '确认入科后（通知学员）', en: 'When an entry is confirmed (to the trainee)' },
    blanks: [NAME, DEPARTMENT, FROM, UNTIL, SUPERVISOR],
    title: { zh: '已入科：{department}', en: 'Entered: {department}' },
    body: {
      zh: '{department}已确认你入科，带教老师为{supervisor}，轮转至 {until}。',
      en: '{department} has confirmed your entry. Your supervisor is {supervisor}; the rotation ends on {until}.',
    },
  },
  supervisor: {
    name: {
      zh: '安排或更换带教老师后（通知学员）',
      en: 'When a supervisor is assigned (to the trainee)',
    },
    blanks: [NAME, DEPARTMENT, FROM, UNTIL, SUPERVISOR],
    title: { zh: '带教老师：{supervisor}', en: 'Your supervisor: {supervisor}' },
    body: {
      zh: '你在{department}（{from} 至 {until}）的带教老师为{supervisor}。',
      en: 'Your supervisor in {department} ({from} to {until}) is {supervisor}.',
    },
  },
  supervise: {
    name: {
      zh: '安排带教后（通知带教老师）',
      en: 'When a trainee is assigned (to the supervisor)',
    },
    blanks: [NAME, DEPARTMENT, FROM, UNTIL],
    title: { zh: '由你带教：{name}', en: 'You supervise {name}' },
    body: {
      zh: '{name}于 {from} 至 {until} 在{department}轮转，由你带教。',
      en: '{name} is on rotation in {department} from {from} to {until} and supervised by you.',
    },
  },
  handedOver: {
    name: {
      zh: '更换带教老师后（通知原带教老师）',
      en: 'When a supervisor is replaced (to the former supervisor)',
    },
    blanks: [NAME, DEPARTMENT, FROM, UNTIL, SUPERVISOR, REASON],
    title: { zh: '{name}改由{supervisor}带教', en: '{name} is now supervised by {supervisor}' },
    body: {
      zh: '{name}在{department}（{from} 至 {until}）的轮转改由{supervisor}带教，原因：{reason}。',
      en: '{name}’s rotation in {department} ({from} to {until}) is now supervised by {supervisor}: {reason}.',
    },
  },
  pass: {
    name: { zh: '出科合格后', en: 'When a rotation is passed' },
    blanks: [NAME, DEPARTMENT, FROM, UNTIL],
    title: { zh: '出科合格：{department}', en: 'Passed: {department}' },
    body: {
      zh: '你在{department}（{from} 至 {until}）的轮转合格。',
      en: 'You passed your rotation in {department} ({from} to {until}).',
    },
  },
  fail: {
    name: { zh: '出科不合格后（通知学员）', en: 'When a rotation is failed (to the trainee)' },
    blanks: [NAME, DEPARTMENT, FROM, UNTIL, REASONS],
    title: { zh: '出科不合格：{department}', en: 'Failed: {department}' },
    body: {
      zh: '你在{department}（{from} 至 {until}）的轮转不合格：{reasons}。基地会安排补轮。',
      en: 'You failed your rotation in {department} ({from} to {until}): {reasons}. Your base will arrange a repeat.',
    },
  },
  repeatNeeded: {
    name: { zh: '出科不合格后（通知基地）', en: 'When a rotation is failed (to the base)' },
    blanks: [NAME, DEPARTMENT, FROM, UNTIL, REASONS],
    title: { zh: '须安排补轮：{name}', en: 'Repeat to arrange: {name}' },
    body: {
      zh: '{name}在{department}（{from} 至 {until}）的轮转不合格：{reasons}。之后的轮转未变，请安排补轮。',
      en: '{name} failed the rotation in {department} ({from} to {until}): {reasons}. Later rotations are unchanged; please arrange a repeat.',
    },
  },
  repeat: {
    name: { zh: '安排补轮后（通知学员）', en: 'When a repeat is arranged (to the trainee)' },
    blanks: [NAME, DEPARTMENT, FROM, UNTIL],
    title: { zh: '已安排补轮：{department}', en: 'Repeat arranged: {department}' },
    body: {
      zh: '补轮安排在{department}，{from} 至 {until}。',
      en: 'Your repeat is in {department} from {from} to {until}.',
    },
  },
  nextMonth: {
    name: { zh: '下月轮转预告（通知科室）', en: 'Trainees arriving next month (to departments)' },
    blanks: [DEPARTMENT, MONTH, COUNT],
    title: {
      zh: '{department} {month} 将有 {count} 名学员入科',
      en: '{department}: {count} {count:trainee arrives|trainees arrive} in {month}',
    },
    body: {
      zh: '{month}，{count} 名学员将到{department}轮转，请安排带教老师和入科教育。',
      en: '{count} {count:trainee comes|trainees come} to {department} in {month}. Please plan supervisors and entry education.',
    },
  },
})
