import type { Entry } from '@residency/contract/areas/workload/entries/entry.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import type { AmendFormProps } from './amend-form.tsx'
import { useEntryWords, useOwnEntries, useWithdrawEntry } from './entry.queries.ts'
import { entryText } from './entry.text.ts'
import { EntryLine } from './entry-line.tsx'
import { ENTRY_TONES } from './new-entry.rules.ts'

const AmendForm = lazyDialog<AmendFormProps>(() => import('./amend-form.tsx').then((part) => part.default))
const AT_FIRST = 20
type Props = { requirementId: number | null; item: string | null; onAll: () => void }
/** The own entries, the latest day first; those of one requirement where it is chosen. */
export function OwnEntries({ requirementId, item, onAll }: Props) {
  const { own: text, list } = useText(entryText)
  const [size, setSize] = useState(AT_FIRST)
  const [amending, setAmending] = useState<Entry | null>(null)
  const { data } = useOwnEntries({ pageNum: 1, pageSize: size, ...(requirementId ? { requirementId } : {}) } as never)
  const rows = data?.list ?? []
  const title = item === null ? text.all : say(text.ofItem, { item })
  return (
    <section className="panel" aria-label={title}>
      <div className="panel-head">
        <h2>{title}</h2>
        {requirementId !== null && (
          <Button type="link" onClick={onAll}>
            {text.showAll}
          </Button>
        )}
      </div>
      {data && rows.length === 0 && <p>{requirementId === null ? text.none : text.noneOfItem}</p>}
      <ul className="work-entries">
        {rows.map((one) => (
          <li key={one.id}>
            <EntryLine one={one} />
            <OwnActs one={one} onAmend={() => setAmending(one)} />
            {one.reason && <span className="work-reason">{say(text.reason, { reason: one.reason })}</span>}
          </li>
        ))}
      </ul>
      {data && data.total > rows.length && size < 200 && (
        <Button type="link" onClick={() => setSize(200)}>
          {say(list.lead, { total: data.total })}
        </Button>
      )}
      <AmendForm isOpen={amending !== null} one={amending} onClose={() => setAmending(null)} />
    </section>
  )
}

function OwnActs({ one, onAmend }: { one: Entry; onAmend: () => void }) {
  const { own: text } = useText(entryText)
  const { states } = useEntryWords().flows.workloadEntry
  const withdraw = useWithdrawEntry()
  const giveUp = async () => {
    if (await ask({ title: text.withdrawQuestion, content: text.withdrawNote, okText: text.withdraw, danger: true }))
      withdraw.mutate(one.id, { onSuccess: () => void toast.success(text.withdrawn) })
  }
  return (
    <div className="work-acts">
      <StateTag tone={ENTRY_TONES[one.state]}>{states[one.state]}</StateTag>
      {one.mayAmend && (
        <Button type="primary" size="small" onClick={onAmend}>
          {text.open}
        </Button>
      )}
      {one.mayWithdraw && (
        <Button type="link" size="small" onClick={() => void giveUp()}>
          {text.withdraw}
        </Button>
      )}
    </div>
  )
}
