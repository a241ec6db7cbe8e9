import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '课程考试', en: 'Courses and exams' }

const TITLE = blank(
  'title',
  { zh: '考试', en: 'Exam' },
  { zh: '入科理论考试', en: 'Entry theory exam' },
)

const BEFORE = blank('before', { zh: '原得分', en: 'Previous score' }, { zh: '72', en: '72' })
const AFTER = blank('after', { zh: '现得分', en: 'New score' }, { zh: '75', en: '75' })

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '第 12 题答案更正', en: 'Key of question 12 corrected' },
)

/** Notices to takers. */
export const markingNotices = notices('learning.exam', GROUP, {
  regraded: {
    name: {
      zh: '已公布的成绩更正后（给成绩有变化的人）',
      en: 'When a released result is corrected (to those affected)',
    },
    blanks: [TITLE, BEFORE, AFTER, REASON],
    title: { zh: '成绩已更正：{title}', en: 'Result corrected: {title}' },
    body: {
      zh: '“{title}”的成绩由 {before} 分更正为 {after} 分。原因：{reason}',
      en: 'Your score in “{title}” was corrected from {before} to {after}. Reason: {reason}',
    },
  },
})
