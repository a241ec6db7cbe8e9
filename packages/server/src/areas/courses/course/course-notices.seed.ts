import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const group = { zh: '课程考试', en: 'Courses and exams' }
const TITLE: NoticeBlank = { name: 'title', zh: '课程', en: 'Course', example: '处方审核', exampleEn: 'Checking prescriptions' }
const DUE: NoticeBlank = { name: 'due', zh: '截止日期', en: 'Due on', example: '2026-12-31', exampleEn: '2026-12-31' }
const NUMBER: NoticeBlank = { name: 'number', zh: '证书编号', en: 'Number', example: 'K202600001', exampleEn: 'K202600001' }

/** Notices to those who take courses. */
export const courseNotices: readonly NoticeKind[] = [
  {
    ...{ kind: 'learning.course.assigned', group, blanks: [TITLE, DUE] },
    name: { zh: '课程发布后（给需要学习的人）', en: 'When a course is published (to its people)' },
    title: { zh: '请学习课程：{title}', en: 'A course for you: {title}' },
    body: { zh: '“{title}”已开放，截止日期 {due}，请按时学完。', en: '“{title}” is open; due: {due}.' },
  },
  {
    ...{ kind: 'learning.course.due', group, blanks: [TITLE, DUE] },
    name: { zh: '课程即将到期（给没有学完的人）', en: 'When a course is due soon (to those not done)' },
    title: { zh: '课程快到期了：{title}', en: 'Due soon: {title}' },
    body: { zh: '“{title}”在 {due} 到期，你还没有学完。', en: '“{title}” is due on {due}, and you are not done yet.' },
  },
  {
    ...{ kind: 'learning.course.certificate', group, blanks: [TITLE, NUMBER] },
    name: { zh: '学完课程后（给本人）', en: 'When a course is done' },
    title: { zh: '你已学完课程：{title}', en: 'You have completed {title}' },
    body: {
      zh: '“{title}”已学完，证书编号 {number}，可在课程页面下载。',
      en: 'You have completed “{title}”; certificate {number} can be downloaded.',
    },
  },
]
