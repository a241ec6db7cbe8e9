import { qualificationPermissions as may } from '@residency/contract/areas/teachers/qualification/access'
import { isOffice, type Reader } from '../../platform/reader.ts'
import { type OrgScope, orgScope } from '../organisation/organisation.public.ts'

/** The office sees and decides everything about teachers. */
export const isTeacherOffice = (actor: Reader) => isOffice(actor, may.qualify)

/**
 * Which teachers' records somebody sees: the office all, others those of their part of the
 * organisation.
 */
export const visibleTeachers = (actor: Reader): OrgScope => orgScope(actor, isTeacherOffice(actor))
