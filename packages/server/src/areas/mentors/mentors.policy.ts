import type { Permission } from '@residency/contract/kernel'
import { isOffice, type Reader } from '../../platform/reader.ts'
import { orgScope } from '../organisation/organisation.public.ts'

/**
 * Whose mentors and trainees somebody sees: the office all; others those of their bases and
 * departments.
 */
export const mentorScope = (actor: Reader, manage: Permission) =>
  orgScope(actor, isOffice(actor, manage))
