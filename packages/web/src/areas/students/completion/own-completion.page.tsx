import { Empty } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { OwnCertificates } from '../certificates/own-certificates.tsx'
import { CheckLines, LineCounts } from './check-lines.tsx'
import { useOwnFinish } from './completion.queries.ts'
import { completionText } from './completion.text.ts'
import { ownStageOf } from './completion-tones.rules.ts'
import '../../../screens/detail.css'

type Line = { state: 'met' | 'missing' | 'unrecorded' }

const countsOf = (lines: readonly Line[]) => ({
  met: lines.filter(({ state }) => state === 'met').length,
  missing: lines.filter(({ state }) => state === 'missing').length,
  unrecorded: lines.filter(({ state }) => state === 'unrecorded').length,
})

/** View key student/completion/own: what is met and missing, the decision, the certificates. */
export default function OwnCompletionPage() {
  const { own: text, lines } = useText(completionText)
  const { data, error, refetch } = useOwnFinish()
  if (data === undefined)
    return <Pending title={text.title} error={error} onRetry={() => void refetch()} />
  if (data === null) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.none} />

  return (
    <article className="detail-screen">
      <div className="screen-head">
        <div>
          <h1>{text.title}</h1>
          <div className="screen-lead">
            {say(text[ownStageOf(data.state)], { day: data.confirmedOn ?? '' })}
          </div>
        </div>
      </div>
      <section className="panel">
        <FactList
          facts={[
            [text.since, <DateCell key="since" value={data.startsOn} />],
            [
              text.planned,
              data.plannedEnd ? <DateCell key="end" value={data.plannedEnd} /> : text.noEnd,
            ],
          ]}
        />
      </section>
      <section className="panel" aria-label={lines.title}>
        <div className="panel-head">
          <h2>{lines.title}</h2>
          <LineCounts counts={countsOf(data.lines)} />
        </div>
        <CheckLines lines={data.lines} />
      </section>
      <OwnCertificates certificates={data.certificates} />
    </article>
  )
}
