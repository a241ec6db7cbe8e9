import {
  type TicketSubject,
  ticketSorts,
} from '@residency/contract/areas/evaluation/tickets/ticket.contract'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { CodeDialogProps } from './code-dialog.tsx'
import type { PrintFormProps } from './print-form.tsx'
import { useTicketColumns } from './ticket.columns.tsx'
import { type TicketListInput, useTicketSubjects } from './ticket.queries.ts'
import { ticketText } from './ticket.text.ts'

const CodeDialog = lazyDialog<CodeDialogProps>(() =>
  import('./code-dialog.tsx').then((part) => part.default),
)

const PrintForm = lazyDialog<PrintFormProps>(() =>
  import('./print-form.tsx').then((part) => part.default),
)

/** View key evaluate/ticket/index: trainees whom nurses or patients rate by code. */
export default function TicketsPage() {
  const text = useText(ticketText)
  const list = useListState('rating-codes', ['keywords', 'state'])
  const result = useTicketSubjects(list.input as TicketListInput)
  const [opened, setOpened] = useState<{ how: 'show' | 'print'; subject: TicketSubject } | null>(
    null,
  )
  const columns = useTicketColumns((how, subject) => setOpened({ how, subject }))
  const states = toChoices(['open', 'over'], text)
  const close = () => setOpened(null)
  const subject = opened?.subject ?? null

  return (
    <>
      <ListScreen<TicketSubject>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={ticketSorts}
        filters={[textFilter('keywords', text.search), choiceFilter('state', text.state, states)]}
      >
        {text.empty}
      </ListScreen>
      <CodeDialog isOpen={opened?.how === 'show'} subject={subject} onClose={close} />
      <PrintForm isOpen={opened?.how === 'print'} subject={subject} onClose={close} />
    </>
  )
}
