import { waitingKinds } from '../../../kernel/flows/waiting.ts'

export const courseWaiting = waitingKinds({
  takeCourses: { view: 'course/own/index', isOwn: true, urgency: 'due' },
  takeTeacherCourses: { view: 'teacher/course/index', isOwn: true, urgency: 'due' },
})
