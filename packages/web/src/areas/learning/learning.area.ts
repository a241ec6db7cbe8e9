import { courseWaiting } from '@residency/contract/areas/learning/courses/waiting'
import { examWaiting } from '@residency/contract/areas/learning/exams/waiting'
import { markingWaiting } from '@residency/contract/areas/learning/marking/waiting'
import { takingWaiting } from '@residency/contract/areas/learning/taking/waiting'
import type { WebArea } from '../../platform/area.ts'
import { pageWith } from '../../platform/area-pages.ts'

const loadOwnCourses = () => import('./courses/own-courses.tsx').then((part) => part.OwnCourses)

export const learningArea: WebArea = {
  name: 'learning',
  words: async () => ({
    'zh-cn': (await import('@residency/contract/areas/learning/words.zh-CN')).learningZh,
    en: (await import('@residency/contract/areas/learning/words.en')).learningEn,
  }),
  pages: {
    'course/play': () => import('./courses/play.page.tsx'),
    'course/own/index': pageWith(loadOwnCourses, { audience: 'trainee' }),
    'teacher/course/index': pageWith(loadOwnCourses, { audience: 'teacher' }),
    'course/manage/index': () => import('./courses/courses.page.tsx'),
    'course/own/attendance': () => import('./attendance/own-lectures.page.tsx'),
    'course/bank/index': () => import('./bank/bank.page.tsx'),
    'course/attendance/index': () => import('./attendance/lectures.page.tsx'),
    'course/paper/index': () => import('./papers/papers.page.tsx'),
    'course/exam/index': () => import('./exams/exams.page.tsx'),
    'course/exam/watch': () => import('./exams/watch.page.tsx'),
    'employment/train/index': () => import('./induction/trains.page.tsx'),
    'employment/notice/index': () => import('./induction/notices.page.tsx'),
    'employment/init': () => import('./induction/init.page.tsx'),
    'employment/login': () => import('./induction/login.page.tsx'),
    'employment/error': () => import('./induction/error.page.tsx'),
    'employment/learn': () => import('./induction/learn.page.tsx'),
    'employment/exam': () => import('./induction/exam.page.tsx'),
    'employment/examRecord': () => import('./induction/exam-record.page.tsx'),
    'employment/examResult': () => import('./induction/exam-result.page.tsx'),
    'course/mark/index': () => import('./marking/markings.page.tsx'),
    'course/own/exam': () => import('./taking/own-exams.page.tsx'),
    'course/exam/sit': () => import('./taking/sit.page.tsx'),
    'course/result/index': () => import('./marking/results.page.tsx'),
  },
  waiting: { ...courseWaiting, ...takingWaiting, ...examWaiting, ...markingWaiting },
}
