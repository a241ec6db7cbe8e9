import * as load from '@residency/contract/areas/evaluation/load/load.contract'
import { loadWords } from '@residency/contract/areas/evaluation/load/text'
import { ticketWords } from '@residency/contract/areas/evaluation/tickets/text'
import * as ticket from '@residency/contract/areas/evaluation/tickets/ticket.contract'
import type { Binder } from '../../platform/http/bind.ts'
import { bindExport } from '../../platform/sheets/bind-sheet.ts'
import { listRaterLoads, loadSheet } from './load/list-loads.ts'
import { issueTickets, listTicketSubjects } from './tickets/issue-tickets.ts'
import { castTicket, openTicket } from './tickets/rate-by-ticket.ts'

export function loadRoutes(binder: Binder) {
  const bindLoad = binder(loadWords)

  bindLoad(load.listRaterLoads, listRaterLoads)
  bindExport(bindLoad, load.loadExport, loadSheet)
}

export function ticketRoutes(binder: Binder) {
  const bindTicket = binder(ticketWords)

  bindTicket(ticket.listTicketSubjects, listTicketSubjects)
  bindTicket(ticket.issueTickets, issueTickets)
  bindTicket(ticket.openTicket, openTicket)
  bindTicket(ticket.castTicket, castTicket)
}
