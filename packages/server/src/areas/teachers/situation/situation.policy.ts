import { type Reader, type TeacherScope, visibleTeachers } from '../teachers.policy.ts'

/** Whose teachers are counted, and within which base if one is named. */
export type Counted = { scope: TeacherScope; baseId: number | undefined }
export const countedFor = (actor: Reader, { baseId }: { baseId?: number | undefined }): Counted => ({
  scope: visibleTeachers(actor),
  baseId,
})
