import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '课程考试', en: 'Courses and exams' }

const TITLE = blank(
  'title',
  { zh: '课程', en: 'Course' },
  { zh: '处方审核', en: 'Prescription review' },
)

const DUE = blank('due', { zh: '截止日期', en: 'Due on' }, { zh: '2026-12-31', en: '2026-12-31' })

const NUMBER = blank(
  'number',
  { zh: '证书编号', en: 'Number' },
  { zh: 'K202600001', en: 'K202600001' },
)

/** Notices to those who take courses. */
export const courseNotices = notices('learning.course', GROUP, {
  assigned: {
    name: {
      zh: '课程发布后（给需要学习的人）',
      en: 'When a course is published (to its learners)',
    },
    blanks: [TITLE, DUE],
    title: { zh: '请学习课程：{title}', en: 'Course to take: {title}' },
    body: {
      zh: '“{title}”已开放，截止日期 {due}，请按时学完。',
      en: '“{title}” is open. Please complete it by the due date: {due}.',
    },
  },
  due: {
    name: {
      zh: '课程即将到期（给没有学完的人）',
      en: 'When a course is due soon (to those not finished)',
    },
    blanks: [TITLE, DUE],
    title: { zh: '课程快到期了：{title}', en: 'Due soon: {title}' },
    body: {
      zh: '“{title}”在 {due} 到期，你还没有学完。',
      en: '“{title}” is due on {due}, and you have not completed it yet.',
    },
  },
  certificate: {
    name: { zh: '学完课程后（给本人）', en: 'When a course is completed (to the learner)' },
    blanks: [TITLE, NUMBER],
    title: { zh: '你已学完课程：{title}', en: 'You have completed {title}' },
    body: {
      zh: '“{title}”已学完，证书编号 {number}，可在课程页面下载。',
      en: 'You have completed “{title}”; certificate {number} can be downloaded on the course page.',
    },
  },
})
