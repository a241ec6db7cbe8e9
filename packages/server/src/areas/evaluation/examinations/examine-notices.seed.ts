import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const group = { zh: '评价', en: 'Evaluation' }
const TOPIC: NoticeBlank = {
  name: 'topic',
  zh: '考核内容',
  en: 'What is examined',
  example: '处方审核',
  exampleEn: 'Checking prescriptions',
}
const DAY: NoticeBlank = { name: 'day', zh: '考核日期', en: 'Day', example: '2026-12-01', exampleEn: '2026-12-01' }
const PLACE: NoticeBlank = { name: 'place', zh: '地点', en: 'Place', example: '示教室', exampleEn: 'Teaching room' }

/** Notices of practical examinations. */
export const examineNotices: readonly NoticeKind[] = [
  {
    ...{ kind: 'evaluation.examination.planned', group, blanks: [TOPIC, DAY, PLACE] },
    name: { zh: '安排师生考核后（给考官和学员）', en: 'When a practical examination is planned' },
    title: { zh: '师生考核：{topic}', en: 'Practical examination: {topic}' },
    body: { zh: '{day} 在 {place} 进行师生考核“{topic}”，请准时参加。', en: '“{topic}” is examined on {day}, place: {place}.' },
  },
  {
    ...{ kind: 'evaluation.examination.scored', group, blanks: [TOPIC, DAY] },
    name: { zh: '师生考核评分后（给学员）', en: 'When a practical examination was marked (to the trainee)' },
    title: { zh: '请确认考核成绩：{topic}', en: 'Please confirm: {topic}' },
    body: {
      zh: '{day} 的师生考核“{topic}”已评分，请确认成绩，有异议可以说明。',
      en: '“{topic}” of {day} was marked; please confirm, or object with a reason.',
    },
  },
  {
    ...{ kind: 'evaluation.examination.objected', group, blanks: [TOPIC, DAY] },
    name: { zh: '学员对考核成绩有异议（给考官）', en: 'When a trainee objects to the marks (to the examiner)' },
    title: { zh: '学员有异议：{topic}', en: 'An objection: {topic}' },
    body: {
      zh: '学员对 {day} 的师生考核“{topic}”成绩有异议，请查看说明并重新评分。',
      en: 'The trainee objects to the marks of “{topic}” of {day}; please look at the reason and mark it again.',
    },
  },
  {
    ...{ kind: 'evaluation.examination.cancelled', group, blanks: [TOPIC, DAY] },
    name: { zh: '取消师生考核后（给考官和学员）', en: 'When a practical examination was cancelled' },
    title: { zh: '师生考核已取消：{topic}', en: 'Cancelled: {topic}' },
    body: { zh: '{day} 的师生考核“{topic}”已取消。', en: '“{topic}” of {day} was cancelled.' },
  },
]
