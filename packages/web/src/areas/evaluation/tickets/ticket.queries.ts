import * as ticket from '@residency/contract/areas/evaluation/tickets/ticket.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useListOf } from '../../../platform/calls/queries.ts'

export type TicketListInput = InputOf<typeof ticket.listTicketSubjects>

export const useTicketSubjects = (input: TicketListInput) =>
  useListOf(ticket.listTicketSubjects, input)

export const useIssueTickets = () =>
  useChange(['/api/v1/evaluationTickets'], (input: InputOf<typeof ticket.issueTickets>) =>
    call(ticket.issueTickets, input, { quiet: true }),
  )
