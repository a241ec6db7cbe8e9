import type { WorkBoard } from '@residency/contract/areas/workload/entries/entry.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { readAgain } from '../../../platform/calls/queries.ts'
import { queryClient } from '../../../platform/calls/query-client.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, textNow, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useAskedToAdd } from '../../../screens/use-asked-to-add.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { Outbox, OutboxStrip, useOutbox } from '../../accounts/accounts.public.ts'
import { ENTRY_PATHS, sendEntries, useWorkBoard } from '../entries/entry.queries.ts'
import { entryText } from '../entries/entry.text.ts'
import type { EntryFormProps } from './entry-form.tsx'
import { type NewEntry, nameOfEntry } from './new-entry.rules.ts'
import { OwnEntries } from './own-entries.tsx'
import { StayProgress } from './stay-progress.tsx'
import '../entries/entries.css'

const loadForm = () => import('./entry-form.tsx').then((part) => part.default)
const EntryForm = lazyDialog<EntryFormProps>(loadForm)

const openOutbox = () =>
  new Outbox<NewEntry>('workload', async (entries) => {
    const rows = await sendEntries(entries)
    const count = rows.filter(({ why }) => why === null).length
    if (count > 0) toast.success(say(textNow(entryText).own.submitted, { count }))

    void readAgain(queryClient, ENTRY_PATHS)

    return rows
  })

/** View key workload/own/index: what the stay asks for, what was logged, and logging. */
export default function OwnWorkPage() {
  const { own: text } = useText(entryText)
  const { menus } = useText(entryWords)
  const { data: board, error, refetch } = useWorkBoard()
  const title = menus['works.ownEntries']
  if (board === undefined)
    return <Pending title={title} error={error} onRetry={() => void refetch()} />

  return (
    <section>
      {board ? (
        <OwnWork board={board} title={title} />
      ) : (
        <>
          <h1>{title}</h1>
          <div className="panel list-message">{text.notTrainee}</div>
        </>
      )}
    </section>
  )
}

function OwnWork({ board, title }: { board: WorkBoard; title: string }) {
  const { own: text } = useText(entryText)
  const outbox = useOutbox(openOutbox)

  useEffect(() => {
    void loadForm() // there may be no network when it is opened
  }, [])

  const entryForm = useRowDialog<NewEntry>()
  useAskedToAdd(entryForm.add)

  const [query, setQuery] = useSearchParams()
  const setRequirement = (id: number | null) =>
    setQuery(id === null ? {} : { requirementId: String(id) }, { replace: true })
  const requirementId = Number(query.get('requirementId')) || null
  const item =
    board.stays.flatMap(({ requirements }) => requirements).find(({ id }) => id === requirementId)
      ?.item ?? null

  return (
    <>
      <PageHead title={title} lead={text.lead}>
        <Button type="primary" onClick={entryForm.add} disabled={outbox.phase === 'closed'}>
          {text.log}
        </Button>
      </PageHead>
      <OutboxStrip outbox={outbox} nameOf={nameOfEntry} onCorrect={entryForm.open} />
      <StayProgress board={board} onRequirement={setRequirement} />
      <OwnEntries requirementId={requirementId} item={item} onAll={() => setRequirement(null)} />
      <EntryForm
        isOpen={entryForm.isOpen}
        board={board}
        refused={entryForm.opened}
        outbox={outbox}
        onClose={entryForm.close}
      />
    </>
  )
}
