import { awardKindPermissions as may } from '@residency/contract/areas/awards/kinds/access'
import { isOffice, type Reader } from '../../platform/reader.ts'
import { type OrgScope, orgScope } from '../organisation/organisation.public.ts'

/** The office sees and decides all awards: all data, and the right to set kinds and limits. */
export const isAwardOffice = (actor: Reader) => isOffice(actor, may.manage)

/**
 * Whose applications and quotas a reader sees: the office all; others those of the bases they
 * administer.
 */
export const visibleAwards = (actor: Reader): OrgScope => orgScope(actor, isAwardOffice(actor))
