import type { Permission } from '@residency/contract/kernel'
import { isOffice, type Reader } from '../../platform/reader.ts'
import { orgScope } from '../organisation/organisation.public.ts'

/** The office sees and decides everything of mentors: all data, and the right that manages the room. */
export const isMentorOffice = (actor: Reader, manage: Permission) => isOffice(actor, manage)

/** Whose mentors and trainees somebody sees: the office all; others those of their bases and departments. */
export const mentorScope = (actor: Reader, manage: Permission) => orgScope(actor, isMentorOffice(actor, manage))
