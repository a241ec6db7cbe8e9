import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const TITLE: NoticeBlank = { name: 'title', zh: '考试', en: 'Exam', example: '入科理论考试', exampleEn: 'Entry examination' }
const BEFORE: NoticeBlank = { name: 'before', zh: '原得分', en: 'Former score', example: '72', exampleEn: '72' }
const AFTER: NoticeBlank = { name: 'after', zh: '现得分', en: 'New score', example: '75', exampleEn: '75' }
const REASON: NoticeBlank = {
  name: 'reason',
  zh: '原因',
  en: 'Reason',
  example: '第 12 题答案更正',
  exampleEn: 'Key of question 12 corrected',
}

/** Notices to takers. */
export const markingNotices: readonly NoticeKind[] = [
  {
    ...{ kind: 'learning.exam.regraded', group: { zh: '课程考试', en: 'Courses and exams' }, blanks: [TITLE, BEFORE, AFTER, REASON] },
    name: { zh: '已公布的成绩更正后（给成绩有变化的人）', en: 'When a released result is corrected (to those it changes for)' },
    title: { zh: '成绩已更正：{title}', en: 'Result corrected: {title}' },
    body: {
      zh: '“{title}”的成绩由 {before} 分更正为 {after} 分。原因：{reason}',
      en: 'Your score in “{title}” was corrected from {before} to {after}. Reason: {reason}',
    },
  },
]
