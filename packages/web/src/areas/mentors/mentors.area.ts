import { mentorsWaiting } from '@residency/contract/areas/mentors/waiting'
import type { WebArea } from '../../platform/area.ts'

export const mentorsArea: WebArea = {
  name: 'mentors',
  pages: {
    'mentor/applicants/index': () => import('./choice/applicants.page.tsx'),
    'mentor/choice/index': () => import('./choice/choice.page.tsx'),
    'mentor/match/index': () => import('./match/match.page.tsx'),
    'mentor/mine/index': () => import('./records/own-mentor.page.tsx'),
    'mentor/guidance/index': () => import('./records/guidance.page.tsx'),
    'mentor/record/index': () => import('./records/record-list.page.tsx'),
    'mentor/task/index': () => import('./tasks/task-list.page.tsx'),
    'mentor/fulfilment/index': () => import('./tasks/fulfilment.page.tsx'),
    'mentor/assessment/index': () => import('./assessments/assessment-list.page.tsx'),
    'mentor/change/requests': () => import('./change/changes-to-me.page.tsx'),
    'mentor/change/index': () => import('./change/changes.page.tsx'),
    'teacher/tutor': () => import('./library/tutor.page.tsx'),
    'mentor/own/index': () => import('./library/own-entries.page.tsx'),
    'mentor/library/index': () => import('./library/entry-list.page.tsx'),
    'mentor/time/index': () => import('./windows/window-list.page.tsx'),
    'mentor/inquiry/index': () => import('./library/inquiry.page.tsx'),
  },
  waiting: mentorsWaiting,
}
