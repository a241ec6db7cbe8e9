import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '进展评议', en: 'Progress' }

const COMMITTEE = blank(
  'committee',
  { zh: '委员会', en: 'Committee' },
  { zh: '药师基地评议委员会', en: 'Committee of the pharmacy base' },
)

const DAY = blank('day', { zh: '日期', en: 'Day' }, { zh: '2026-12-15', en: '2026-12-15' })
const COUNT = blank('count', { zh: '人数', en: 'Number of trainees' }, { zh: '6', en: '6' })
const NAME = blank('name', { zh: '学员', en: 'Trainee' }, { zh: '李明', en: 'Li Ming' })
const BASE = blank(
  'base',
  { zh: '基地', en: 'Base' },
  { zh: '医院药师基地', en: 'Hospital pharmacists' },
)
const GOAL = blank(
  'goal',
  { zh: '目标', en: 'Goal' },
  { zh: '独立审核处方', en: 'Reviews prescriptions independently' },
)

/** Notices about sessions, decisions and goals. */
export const sessionNotices = notices('progress', GROUP, {
  decided: {
    name: { zh: '评议结束后（给学员）', en: 'When a session is closed (to the trainee)' },
    blanks: [COMMITTEE, DAY],
    title: {
      zh: '你的进展评议结论请签收',
      en: 'Please acknowledge the decision about your progress',
    },
    body: {
      zh: '{committee}于 {day} 评议了你的培训进展，请阅读结论并签收。',
      en: '{committee} judged your training progress on {day}. Please read and acknowledge the decision.',
    },
  },
  unread: {
    name: {
      zh: '结论 7 天未签收（给学员）',
      en: 'When a decision is not acknowledged for 7 days (to the trainee)',
    },
    blanks: [COMMITTEE, DAY],
    title: { zh: '进展评议结论还未签收', en: 'A progress decision is not acknowledged yet' },
    body: {
      zh: '{committee} {day} 的评议结论还未签收，请阅读并签收。',
      en: 'You have not yet acknowledged the decision of {committee} of {day}. Please read and acknowledge it.',
    },
  },
  notesMissing: {
    name: {
      zh: '会议前 3 天意见未填（给委员）',
      en: 'When notes are missing 3 days before a session (to members)',
    },
    blanks: [COMMITTEE, DAY, COUNT],
    title: { zh: '{day} 评议会议：还有意见未填写', en: 'Session of {day}: notes are missing' },
    body: {
      zh: '{committee}将于 {day} 评议，你还有 {count} 名学员的意见未填写。',
      en: '{committee} meets on {day}; your notes on {count} {count:trainee|trainees} are still missing.',
    },
  },
  idle: {
    name: {
      zh: '委员会长期未评议（给毕后办）',
      en: 'When a committee has not met for a long time (to the office)',
    },
    blanks: [COMMITTEE, BASE],
    title: { zh: '{committee}该评议了', en: '{committee}: a session is due' },
    body: {
      zh: '{base}的{committee}已有较长时间没有评议，请计划下一次会议。',
      en: '{committee} of {base} has not met for a long time. Please plan its next session.',
    },
  },
  goalDue: {
    name: {
      zh: '目标 14 天内到期（给负责人和学员）',
      en: 'When a goal is due within 14 days (to owner and trainee)',
    },
    blanks: [NAME, GOAL, DAY],
    title: { zh: '目标即将到期：{goal}', en: 'Goal due soon: {goal}' },
    body: {
      zh: '{name}的目标“{goal}”应于 {day} 前完成，完成后由负责人填写结果。',
      en: 'The goal “{goal}” of {name} is due on {day}. Once done, its owner records the result.',
    },
  },
  goalLate: {
    name: { zh: '目标逾期（给负责人和学员）', en: 'When a goal is overdue (to owner and trainee)' },
    blanks: [NAME, GOAL, DAY],
    title: { zh: '目标已逾期：{goal}', en: 'Goal overdue: {goal}' },
    body: {
      zh: '{name}的目标“{goal}”应于 {day} 完成，还没有结果，请负责人填写。',
      en: 'The goal “{goal}” of {name} was due on {day} and has no result yet; its owner should record it.',
    },
  },
})
