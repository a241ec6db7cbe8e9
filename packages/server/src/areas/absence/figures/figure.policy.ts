import type { Reader } from '../../../platform/reader.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'
import { isLeaveOffice } from '../leave/leave.policy.ts'

/** Whose days are counted: the office all, others those of their bases and departments. */
export const countedLeaves = (actor: Reader): OrgScope => orgScope(actor, isLeaveOffice(actor))
