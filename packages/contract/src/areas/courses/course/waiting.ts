import { waitingKinds } from '../../../kernel/flows/waiting.ts'

export const courseWaiting = waitingKinds({
  takeCourses: { view: 'course/own/index', isOwn: true },
  takeTeacherCourses: { view: 'teacher/course/index', isOwn: true },
})
