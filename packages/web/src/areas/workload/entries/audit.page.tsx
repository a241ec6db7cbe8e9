import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { AuditDay } from './audit-day.tsx'
import './entries.css'
import { useEntryDays } from './entry.queries.ts'
import { entryText } from './entry.text.ts'

/** View key workload/audit/index: what waits for the reader, a day of a trainee at a time. */
export default function AuditPage() {
  const { audit: text } = useText(entryText)
  const { menus } = useText(entryWords)
  const { data, error, refetch } = useEntryDays()
  const title = menus['works.audit']
  if (data === undefined)
    return <Pending title={title} error={error} onRetry={() => void refetch()} />

  const { list, total } = data
  const isCut = list.length < total.days

  return (
    <section>
      <PageHead
        title={title}
        lead={say(total.cases > total.entries ? text.leadOfCases : text.lead, {
          days: total.days,
          count: total.entries,
          cases: total.cases,
        })}
      />
      {list.length === 0 && <div className="panel list-message">{text.empty}</div>}
      {list.map((day) => (
        <AuditDay key={`${day.caseDay} ${day.traineeId}`} day={day} />
      ))}
      {isCut && <div className="panel list-message">{say(text.cut, { count: list.length })}</div>}
    </section>
  )
}
