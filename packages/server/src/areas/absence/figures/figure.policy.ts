import { type Reader, type TeacherScope, teacherScope } from '../../teachers/teachers.public.ts'
import { isLeaveOffice } from '../leave/leave.policy.ts'

/** Whose days are counted: the office all, others those of the bases they administer and the departments they answer for. */
export const countedLeaves = (actor: Reader): TeacherScope => teacherScope(actor, isLeaveOffice(actor))
