import { holds, type Permission } from '@residency/contract/kernel'
import { type Reader, teacherScope } from '../teachers/teachers.public.ts'

/** The office sees and decides everything of mentors: all data, and the right that manages the room. */
export const isMentorOffice = (actor: Reader, manage: Permission) => actor.isRoot || (actor.dataScopes.has(0) && holds(actor, manage))

/** Whose mentors and trainees somebody sees: the office all; others those of their bases and departments. */
export const mentorScope = (actor: Reader, manage: Permission) => teacherScope(actor, isMentorOffice(actor, manage))
