import { namesSomebody } from '@residency/contract/areas/messages/recipients/recipient.contract'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { NameLines } from '../../../ui/tables/name-cell.tsx'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { type Choice, useRecipientPreview } from './recipient.queries.ts'
import { recipientText } from './recipient.text.ts'

/** How many people a choice reaches, and on request who. */
export function RecipientPreview({ choice }: { choice: Choice }) {
  const text = useText(recipientText)
  const [isOpen, setOpen] = useState(false)
  const debounced = useDebounced(JSON.stringify(choice))
  const debouncedChoice = useMemo(() => JSON.parse(debounced) as Choice, [debounced])
  const { data, error } = useRecipientPreview(
    namesSomebody(debouncedChoice) ? debouncedChoice : null,
  )
  if (!namesSomebody(choice)) return <p className="recipients-count soft">{text.choose}</p>

  if (error)
    return (
      <p className="recipients-count" role="alert">
        {say(text.reachesWrong, { reason: error.message })}
      </p>
    )

  if (!data) return <p className="recipients-count soft">{text.reading}</p>

  return (
    <p className={data.total === 0 ? 'recipients-count is-none' : 'recipients-count'} role="status">
      <strong>
        {data.total === 0 ? text.reachesNone : say(text.reaches, { total: data.total })}
      </strong>
      {data.total > 0 && (
        <Button type="link" size="small" onClick={() => setOpen(true)}>
          {text.showPeople}
        </Button>
      )}
      <Dialog
        title={say(text.peopleTitle, { total: data.total })}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        {data.total > data.people.length && (
          <p className="soft">{say(text.firstOf, { count: data.people.length })}</p>
        )}
        <ul className="recipients-people">
          {data.people.map(({ value, label, note }) => (
            <li key={value}>
              <NameLines name={label} note={note} />
            </li>
          ))}
        </ul>
      </Dialog>
    </p>
  )
}
