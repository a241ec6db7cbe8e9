import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '师资管理', en: 'Teachers' }

const TITLE = blank(
  'title',
  { zh: '年检名称', en: 'Check' },
  { zh: '2026 年度师资年检', en: 'Yearly check of 2026' },
)

const BASE = blank('base', { zh: '培训基地', en: 'Base' }, { zh: '药学基地', en: 'Pharmacy' })

const FROM = blank(
  'from',
  { zh: '开始日期', en: 'First day' },
  { zh: '2026-11-01', en: '2026-11-01' },
)

const UNTIL = blank(
  'until',
  { zh: '截止日期', en: 'Last day' },
  { zh: '2026-11-30', en: '2026-11-30' },
)

const COUNT = blank('count', { zh: '人数', en: 'How many' }, { zh: '12', en: '12' })

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '全年未参加带教', en: 'Has not taught this year' },
)

/** Notices about the yearly check: to departments when it opens, to teachers about its result. */
export const checkNotices = notices('teacherCheck', GROUP, {
  open: {
    name: { zh: '发起师资年检后（通知科室）', en: 'When a yearly check opens (to departments)' },
    blanks: [TITLE, BASE, FROM, UNTIL, COUNT],
    title: { zh: '师资年检已开始', en: 'A yearly check has opened' },
    body: {
      zh: '{base}的“{title}”将于 {from} 至 {until} 进行，你有 {count} 名教师待年检。',
      en: '“{title}” of {base} runs from {from} until {until}; {count} {count:teacher is|teachers are} waiting for your decision.',
    },
  },
  pass: {
    name: { zh: '年检通过后', en: 'When a teacher passes the yearly check' },
    blanks: [TITLE],
    title: { zh: '年检已通过', en: 'You passed the yearly check' },
    body: {
      zh: '你已通过“{title}”，师资资格继续有效。',
      en: 'You passed “{title}”; your qualification remains valid.',
    },
  },
  object: {
    name: { zh: '年检提出异议后', en: 'When an objection is raised in a yearly check' },
    blanks: [TITLE, REASON],
    title: { zh: '年检有异议', en: 'An objection was raised in your yearly check' },
    body: {
      zh: '科室在“{title}”中对你的师资资格提出异议：{reason}。毕后办将处理，在此之前资格不变。',
      en: 'In “{title}” your department objected to your qualification: {reason}. It remains valid until the office has settled the objection.',
    },
  },
  overrule: {
    name: { zh: '维持师资资格后', en: 'When the office overrules an objection' },
    blanks: [TITLE, REASON],
    title: { zh: '师资资格维持有效', en: 'Your qualification remains valid' },
    body: {
      zh: '毕后办已处理“{title}”中的异议，维持你的师资资格：{reason}。',
      en: 'The office has settled the objection in “{title}”; your qualification remains valid: {reason}.',
    },
  },
})
