import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '评价', en: 'Evaluation' }

const TOPIC = blank(
  'topic',
  { zh: '考核内容', en: 'Topic' },
  { zh: '处方审核', en: 'Prescription review' },
)

const DAY = blank('day', { zh: '考核日期', en: 'Day' }, { zh: '2026-12-01', en: '2026-12-01' })
const PLACE = blank('place', { zh: '地点', en: 'Place' }, { zh: '示教室', en: 'Teaching room' })

/** Notices of practical examinations. */
export const examineNotices = notices('evaluation.examination', GROUP, {
  planned: {
    name: {
      zh: '安排师生考核后（给考官和学员）',
      en: 'When a practical examination is scheduled (to examiner and trainee)',
    },
    blanks: [TOPIC, DAY, PLACE],
    title: { zh: '师生考核：{topic}', en: 'Practical examination: {topic}' },
    body: {
      zh: '{day} 在 {place} 进行师生考核“{topic}”，请准时参加。',
      en: 'Practical examination “{topic}” on {day}, place: {place}. Please be on time.',
    },
  },
  scored: {
    name: {
      zh: '师生考核评分后（给学员）',
      en: 'When a practical examination has been marked (to the trainee)',
    },
    blanks: [TOPIC, DAY],
    title: { zh: '请确认考核成绩：{topic}', en: 'Please confirm your marks: {topic}' },
    body: {
      zh: '{day} 的师生考核“{topic}”已评分，请确认成绩，有异议可以说明。',
      en: 'Practical examination “{topic}” of {day} has been marked. Please confirm the marks, or object with a reason.',
    },
  },
  objected: {
    name: {
      zh: '学员对考核成绩有异议（给考官）',
      en: 'When a trainee objects to the marks (to the examiner)',
    },
    blanks: [TOPIC, DAY],
    title: { zh: '学员有异议：{topic}', en: 'Objection by the trainee: {topic}' },
    body: {
      zh: '学员对 {day} 的师生考核“{topic}”成绩有异议，请查看说明并重新评分。',
      en: 'The trainee objects to the marks of “{topic}” of {day}. Please read the reason and mark it again.',
    },
  },
  cancelled: {
    name: {
      zh: '取消师生考核后（给考官和学员）',
      en: 'When a practical examination is cancelled (to examiner and trainee)',
    },
    blanks: [TOPIC, DAY],
    title: { zh: '师生考核已取消：{topic}', en: 'Practical examination cancelled: {topic}' },
    body: {
      zh: '{day} 的师生考核“{topic}”已取消。',
      en: 'Practical examination “{topic}” of {day} was cancelled.',
    },
  },
})
