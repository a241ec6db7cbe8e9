import { watchStatusOf } from '@residency/contract/areas/exams/exam/watch-status.rules'
import { Alert } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { inShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import { useRecordId } from '../../../screens/record.tsx'
import { useExamWindow } from '../exam/exam.columns.tsx'
import '../exam/exams.css'
import { type Live, useServerNow, useWatch } from './use-watch.ts'
import { watchText } from './watch.text.ts'
import { WatchActions } from './watch-actions.tsx'
import { WatchChoice } from './watch-choice.tsx'
import { WatchCounts } from './watch-counts.tsx'
import { WatchRows } from './watch-rows.tsx'

/** View key course/exam/watch: a running exam as its invigilators see it; `?id=` names it. */
export default function WatchPage() {
  const text = useText(watchText)
  const id = useRecordId()
  const { data, error, refetch } = useWatch(id)
  if (id === null) return <WatchChoice />
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  return <Watch key={id} id={id} live={data} isLost={error !== null} />
}

function Watch({ id, live, isLost }: { id: number; live: Live; isLost: boolean }) {
  const text = useText(watchText)
  const windowOf = useExamWindow()
  const now = useServerNow(live.ahead)
  const [status, setStatus] = useState<string | null>(null)
  const statuses = new Map(live.rows.map((row) => [row.id, watchStatusOf(row, now)]))
  const time = inShanghai(live.now).format('HH:mm:ss')

  return (
    <section className="list-screen" aria-label={text.title}>
      <div className="screen-head">
        <div>
          <h1>{live.name}</h1>
          <p className="screen-lead figures">
            {windowOf(live)} · {say(text.asOf, { time })}
          </p>
        </div>
        <div className="screen-actions">
          <Link to={`/course/exam?id=${id}`}>{text.back}</Link>
        </div>
      </div>
      {isLost && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={say(text.lost, { time })}
          className="exam-note"
        />
      )}
      {!live.mayAct && (
        <Alert
          type="info"
          showIcon
          title={live.maySit ? text.maySit : text.over}
          className="exam-note"
        />
      )}
      <WatchCounts statuses={[...statuses.values()]} chosen={status} onChoose={setStatus} />
      <WatchRows
        rows={live.rows.filter((row) => status === null || statuses.get(row.id) === status)}
        statuses={statuses}
        now={now}
        actions={(ids, names, of, done) => (
          <WatchActions
            id={id}
            mayAct={live.mayAct}
            ids={ids}
            names={names}
            status={of}
            onDone={done}
          />
        )}
      />
    </section>
  )
}
