import { evidencePermissions as may } from '@residency/contract/areas/workload/evidence/access'
import { isOffice, type Reader } from '../../../platform/reader.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'

/**
 * Findings are read by the administrators of the trainee's base, and all of them by the office;
 * never by whom they are about.
 */
export const findingScope = (actor: Reader): { area: OrgScope; readerId: number } => ({
  area: orgScope(actor, isOffice(actor, may.manage)),
  readerId: actor.userId,
})

export type FindingScope = ReturnType<typeof findingScope>
