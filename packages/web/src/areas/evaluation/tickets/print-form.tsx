import { ticketWords } from '@residency/contract/areas/evaluation/tickets/text'
import {
  issueTickets,
  MAX_AT_ONCE,
  type TicketSubject,
} from '@residency/contract/areas/evaluation/tickets/ticket.contract'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { PrintedCodes } from './printed-codes.tsx'
import { useIssueTickets } from './ticket.queries.ts'
import { ticketText } from './ticket.text.ts'

export type PrintFormProps = { isOpen: boolean; subject: TicketSubject | null; onClose: () => void }
type Values = { count: number }
type Sheet = { name: string; codes: readonly string[]; until: string }

/** How many codes are made and printed on one sheet, to be handed out. */
export default function PrintForm({ isOpen, subject, onClose }: PrintFormProps) {
  const text = useText(ticketText)
  const { fields } = useText(ticketWords)
  const issue = useIssueTickets()
  const [sheet, setSheet] = useState<Sheet | null>(null)

  const submit = async ({ count }: Values) => {
    if (!subject) return

    const { codes, expiresAt } = await issue.mutateAsync({ subjectId: subject.id, count })
    setSheet({ name: subject.trainee, codes, until: expiresAt })
  }

  const max = Math.min(MAX_AT_ONCE, subject?.left ?? MAX_AT_ONCE)

  return (
    <>
      <FormDialog<Values>
        title={say(text.printTitle, { name: subject?.trainee ?? '' })}
        isOpen={isOpen}
        onClose={onClose}
        submit={submit}
        okText={text.printIt}
        initial={{ count: Math.min(12, max) }}
      >
        <p className="soft">{text.printHelp}</p>
        <WholeNumberField
          name="count"
          label={fields.count}
          shape={issueTickets.body.shape.count}
          max={max}
        />
      </FormDialog>
      {sheet && <PrintedCodes {...sheet} onDone={() => setSheet(null)} />}
    </>
  )
}
