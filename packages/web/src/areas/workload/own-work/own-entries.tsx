import {
  type Entry,
  itemWithCount,
} from '@residency/contract/areas/workload/entries/entry.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { withoutMonth } from '../entries/audit-month.rules.ts'
import { useOwnEntries } from '../entries/entry.queries.ts'
import { entryText } from '../entries/entry.text.ts'
import { EntryLine } from '../entries/entry-line.tsx'
import type { AmendFormProps } from './amend-form.tsx'
import { GroupActs, OwnActs } from './own-acts.tsx'
import { OwnFilters, type OwnFilterValues } from './own-filters.tsx'
import { groupsOf, type OwnGroup } from './own-groups.rules.ts'

const AmendForm = lazyDialog<AmendFormProps>(() =>
  import('./amend-form.tsx').then((part) => part.default),
)

const AT_FIRST = 40
const AT_MOST = 200
type Props = { requirementId: number | null; item: string | null; onAll: () => void }

/**
 * The own entries by day and item, the latest day first; those of one requirement where it is
 * chosen.
 */
export function OwnEntries({ requirementId, item, onAll }: Props) {
  const { own: text, list } = useText(entryText)
  const [size, setSize] = useState(AT_FIRST)
  const [filters, setFilters] = useState<OwnFilterValues>({})
  const amendForm = useRowDialog<Entry>()
  const input = { ...filters, ...(requirementId ? { requirementId } : {}) }
  const { data } = useOwnEntries({ pageNum: 1, pageSize: size, ...withoutMonth(input) })
  const rows = data?.list ?? []
  const title = item === null ? text.all : say(text.ofItem, { item })
  const isNarrowed = Object.values(filters).some(Boolean)
  const none = requirementId === null ? text.none : text.noneOfItem

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
      <OwnFilters values={filters} onChange={setFilters} />
      {data && rows.length === 0 && <p>{isNarrowed ? list.empty : none}</p>}
      <ul className="work-entries">
        {groupsOf(rows).map((group) => (
          <li key={group.key}>
            <OwnGroupLine group={group} onAmend={amendForm.open} />
          </li>
        ))}
      </ul>
      {data && data.total > rows.length && size < AT_MOST && (
        <Button type="link" onClick={() => setSize(AT_MOST)}>
          {say(list.lead, { total: data.total })}
        </Button>
      )}
      <AmendForm isOpen={amendForm.isOpen} entry={amendForm.opened} onClose={amendForm.close} />
    </section>
  )
}

type LineProps = { group: OwnGroup<Entry>; onAmend: (entry: Entry) => void }

/** What was logged of an item on a day: one entry, or several that open. */
function OwnGroupLine({ group, onAmend }: LineProps) {
  const { own: text } = useText(entryText)
  const { entries, item, caseDay, cases, withdrawable } = group
  if (entries.length === 1) return <OwnLine entry={entries[0]!} onAmend={onAmend} />

  return (
    <>
      <details className="work-alike">
        <summary>
          <strong>{itemWithCount(item, cases)}</strong>{' '}
          <span className="figures soft">
            {caseDay} · {say(text.entriesInGroup, { count: entries.length })}
          </span>
        </summary>
        <ul className="work-entries">
          {entries.map((entry) => (
            <li key={entry.id}>
              <OwnLine entry={entry} onAmend={onAmend} />
            </li>
          ))}
        </ul>
      </details>
      <GroupActs entries={entries} withdrawable={withdrawable} />
    </>
  )
}

function OwnLine({ entry, onAmend }: { entry: Entry; onAmend: (entry: Entry) => void }) {
  const { own: text } = useText(entryText)
  return (
    <>
      <EntryLine entry={entry} />
      <OwnActs entry={entry} onAmend={() => onAmend(entry)} />
      {entry.reason && (
        <span className="work-reason">{say(text.reason, { reason: entry.reason })}</span>
      )}
    </>
  )
}
