import { type Reader, type TeacherScope, teacherScope } from '../teachers/teachers.public.ts'

/** Who reads answers as the one they are about: the trainee, the teacher, and whoever answers for the department. */
export type Rated = { userId: number; departments: TeacherScope }
export const ratedAs = (actor: Reader): Rated => ({ userId: actor.userId, departments: teacherScope(actor, false) })
