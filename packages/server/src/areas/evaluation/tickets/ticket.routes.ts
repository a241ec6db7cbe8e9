import { ticketWords } from '@residency/contract/areas/evaluation/tickets/text'
import * as ticket from '@residency/contract/areas/evaluation/tickets/ticket.contract'
import type { Binder } from '../../../platform/http/bind.ts'
import { issueTickets, listTicketSubjects } from './issue-tickets.ts'
import { castTicket, openTicket } from './rate-by-ticket.ts'

export function ticketRoutes(binder: Binder) {
  const bind = binder(ticketWords)

  bind(ticket.listTicketSubjects, listTicketSubjects)
  bind(ticket.issueTickets, issueTickets)
  bind(ticket.openTicket, openTicket)
  bind(ticket.castTicket, castTicket)
}
