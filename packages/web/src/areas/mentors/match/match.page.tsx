import { Empty, Select } from 'antd'
import { useSearchParams } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Pending, PendingPanel } from '../../../screens/pending.tsx'
import '../choice/choice.css'
import { useMatch, useMatchWindows } from '../choice/choice.queries.ts'
import { matchText } from './match.text.ts'
import { MatchResults } from './match-results.tsx'
import { MatchRunPart } from './match-run.tsx'
import { UnplacedPart } from './unplaced-part.tsx'

/**
 * View key mentor/match/index: a window matched by the office, its result, and those left over;
 * `?windowId=` chooses the window.
 */
export default function MatchPage() {
  const text = useText(matchText)
  const { data, error, refetch } = useMatchWindows()
  const [query, setQuery] = useSearchParams()
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  const windowInAddress = data.find(({ id }) => String(id) === query.get('windowId'))
  const chosen =
    windowInAddress ??
    data.find(({ state, mode }) => state === 'over' && mode === 'match') ??
    data[0]

  const options = data.map(({ id, base, year }) => ({
    value: id,
    label: say(text.windowName, { base, year }),
  }))

  return (
    <section className="mentor-match" aria-label={text.title}>
      <div className="screen-head">
        <div>
          <h1>{text.title}</h1>
          {chosen && (
            <p className="screen-lead">
              {say(text.lead[chosen.state], { from: chosen.startsAt, until: chosen.endsAt })}
            </p>
          )}
        </div>
        {chosen && (
          <div className="screen-actions">
            <Select
              aria-label={text.window}
              value={chosen.id}
              options={options}
              popupMatchSelectWidth={false}
              onChange={(id) => setQuery({ windowId: String(id) }, { replace: true })}
            />
          </div>
        )}
      </div>
      {chosen ? (
        <OneWindow key={chosen.id} id={chosen.id} />
      ) : (
        <div className="panel list-message">
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.none} />
        </div>
      )}
    </section>
  )
}

function OneWindow({ id }: { id: number }) {
  const { data, error, refetch } = useMatch(id)
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  const run = data.preview ?? data.published[0]

  return (
    <>
      <MatchRunPart match={data} />
      {run && <MatchResults key={run.id} runId={run.id} />}
      {data.actions.includes('place') && <UnplacedPart windowId={id} />}
    </>
  )
}
