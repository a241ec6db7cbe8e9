import type { Entry } from '@residency/contract/areas/workload/entries/entry.contract'
import type { EntryDay } from '@residency/contract/areas/workload/entries/entry-review.contract'
import { Button } from 'antd'
import { say, useText } from '../../../platform/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { RowActions } from '../../../ui/row-actions.tsx'
import './entries.css'
import { useEntryDays, useEntryWords, useOpenEntry } from './entry.queries.ts'
import { entryText } from './entry.text.ts'
import { EntryLine } from './entry-line.tsx'
import { useEntryReview } from './use-entry-review.ts'

/** View key workload/audit/index: what waits for the reader, a day of a trainee at a time. */
export default function AuditPage() {
  const { audit: text } = useText(entryText)
  const { menus } = useEntryWords()
  const { data, error, refetch } = useEntryDays()
  const title = menus['works.audit']
  if (data === undefined) return <Pending title={title} error={error} onRetry={() => void refetch()} />
  const count = data.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <section>
      <div className="screen-head">
        <div>
          <h1>{title}</h1>
          <p className="screen-lead">{say(text.lead, { days: data.length, count })}</p>
        </div>
      </div>
      {data.length === 0 && <div className="panel list-message">{text.empty}</div>}
      {data.map((day) => (
        <OneDay key={`${day.caseDay} ${day.traineeId}`} day={day} />
      ))}
    </section>
  )
}

function OneDay({ day }: { day: EntryDay }) {
  const { audit: text } = useText(entryText)
  const review = useEntryReview()
  const { actionsOf, dialogs } = useDecisions<Entry>(review)
  const entries = day.entries.map((one) => ({ ...one, name: one.item }))
  const unseen = entries.filter(({ marks, isOpened }) => marks.length > 0 && !isOpened)
  const ready = entries.filter((one) => !unseen.includes(one))
  return (
    <section className="panel" aria-label={`${day.name} ${day.caseDay}`}>
      <div className="panel-head">
        <h2>
          {day.name} <span className="figures soft">{day.caseDay}</span>
        </h2>
        <span>{say(text.count, { count: day.entries.length })}</span>
      </div>
      {unseen.length > 0 && <p className="soft">{say(text.marked, { count: unseen.length })}</p>}
      <ul className="work-entries">
        {entries.map((one) => (
          <li key={one.id}>
            {unseen.includes(one) ? <Unseen one={one} /> : <EntryLine one={one} />}
            {!unseen.includes(one) && <RowActions actions={actionsOf(one)} />}
          </li>
        ))}
      </ul>
      {ready.length > 0 && (
        <div className="work-bulk">
          <BulkDecisions review={review} rows={ready} onDone={() => {}} />
        </div>
      )}
      {dialogs}
    </section>
  )
}

/** A marked entry shows what it is about once it is opened, which is noted. */
function Unseen({ one }: { one: Entry }) {
  const { audit: text } = useText(entryText)
  const { entryMarks } = useEntryWords()
  const open = useOpenEntry()
  return (
    <div className="work-line">
      <strong>{one.item}</strong>
      <span>{one.marks.map((mark) => entryMarks[mark]).join(' · ')}</span>
      <Button onClick={() => open.mutate(one.id)} loading={open.isPending}>
        {text.open}
      </Button>
    </div>
  )
}
