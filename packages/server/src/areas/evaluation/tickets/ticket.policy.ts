import { ticketPermissions as may } from '@residency/contract/areas/evaluation/tickets/access'
import {
  CODES_FOR_EACH,
  MAX_OF_SUBJECT,
  type TicketSubject,
} from '@residency/contract/areas/evaluation/tickets/ticket.contract'
import { permittedActions } from '@residency/contract/kernel'
import { type Reader, seesAll } from '../../../platform/reader.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'

/**
 * Supervisors make codes for their trainees, departments and bases for theirs, the office for all.
 */
export type TicketScope = { scope: OrgScope; userId: number }

export const visibleSubjects = (actor: Reader): TicketScope => ({
  scope: orgScope(actor, seesAll(actor)),
  userId: actor.userId,
})

/** How many more codes a subject may have. */
export const codesLeft = (raters: number | null, issued: number) =>
  Math.max(0, Math.min(MAX_OF_SUBJECT, (raters ?? MAX_OF_SUBJECT) * CODES_FOR_EACH) - issued)

export const actionsOnSubject = (
  actor: Reader,
  { isOpen, left }: { isOpen: boolean; left: number },
) => permittedActions(actor, { issue: isOpen && left > 0 && may.issue }) as TicketSubject['actions']
