import { courseWaiting } from '@residency/contract/areas/courses/course/waiting'
import type { WebArea } from '../../platform/area.ts'
import { pageWith } from '../../platform/area-pages.ts'

const loadOwnCourses = () => import('./course/own-courses.tsx').then((part) => part.OwnCourses)

export const coursesArea: WebArea = {
  name: 'courses',
  publishedAs: 'learning',
  pages: {
    'course/play': () => import('./lessons/play.page.tsx'),
    'course/own/index': pageWith(loadOwnCourses, { audience: 'trainee' }),
    'teacher/course/index': pageWith(loadOwnCourses, { audience: 'teacher' }),
    'course/manage/index': () => import('./course/courses.page.tsx'),
    'course/own/attendance': () => import('./attendance/own-lectures.page.tsx'),
    'course/attendance/index': () => import('./attendance/lectures.page.tsx'),
  },
  waiting: courseWaiting,
}
