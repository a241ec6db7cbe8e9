import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { casesOf } from '../own-work/count.rules.ts'
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

  const cases = data.reduce((sum, { entries }) => sum + casesOf(entries), 0)
  const count = data.reduce((sum, { entries }) => sum + entries.length, 0)

  return (
    <section>
      <PageHead
        title={title}
        lead={say(cases > count ? text.leadOfCases : text.lead, {
          days: data.length,
          count,
          cases,
        })}
      />
      {data.length === 0 && <div className="panel list-message">{text.empty}</div>}
      {data.map((day) => (
        <AuditDay key={`${day.caseDay} ${day.traineeId}`} day={day} />
      ))}
    </section>
  )
}
