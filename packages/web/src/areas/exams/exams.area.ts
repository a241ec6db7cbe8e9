import { examWaiting, markingWaiting, takingWaiting } from '@residency/contract/areas/exams/waiting'
import type { WebArea } from '../../platform/area.ts'

export const examsArea: WebArea = {
  name: 'exams',
  publishedAs: 'learning',
  pages: {
    'course/exam/index': () => import('./exam/exams.page.tsx'),
    'course/exam/watch': () => import('./invigilation/watch.page.tsx'),
    'employment/train/index': () => import('./induction/trains.page.tsx'),
    'employment/notice/index': () => import('./induction/notices.page.tsx'),
    'employment/init': () => import('./visitors/init.page.tsx'),
    'employment/login': () => import('./visitors/login.page.tsx'),
    'employment/error': () => import('./visitors/error.page.tsx'),
    'employment/learn': () => import('./visitors/learn.page.tsx'),
    'employment/exam': () => import('./visitors/exam.page.tsx'),
    'employment/examRecord': () => import('./visitors/exam-record.page.tsx'),
    'employment/examResult': () => import('./visitors/exam-result.page.tsx'),
    'course/mark/index': () => import('./marking/markings.page.tsx'),
    'course/own/exam': () => import('./own-exams/own-exams.page.tsx'),
    'course/exam/sit': () => import('./taking/sit.page.tsx'),
    'course/result/index': () => import('./results/results.page.tsx'),
  },
  waiting: { ...takingWaiting, ...examWaiting, ...markingWaiting },
}
