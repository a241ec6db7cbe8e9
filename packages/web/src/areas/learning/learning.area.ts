import { courseWaiting } from '@residency/contract/areas/learning/courses/waiting'
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
    'course/attendance/index': () => import('./attendance/lectures.page.tsx'),
  },
  waiting: courseWaiting,
}
