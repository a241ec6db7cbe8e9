import type { RaterLoad } from '@residency/contract/areas/evaluation/targets/target.contract'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { pageTurns } from '../../../ui/tables/page-bar.rules.ts'
import { PageBar } from '../../../ui/tables/page-bar.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useTargetLoad } from './target.queries.ts'
import { targetText } from './target.text.ts'
import './targets.css'

/** How many tasks each rater of a draft would get, and when; what cannot be kept, and why. */
export function TargetLoad({ id }: { id: number }) {
  const text = useText(targetText)
  const [page, setPage] = useState({ pageNum: 1, pageSize: 20 })
  const { data, error, refetch } = useTargetLoad({ id, ...page })
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />
  if (data.largest === 0) return <p className="soft">{text.loadNobody}</p>

  const { most, largest, largestAtOnce: atOnce, overCap, outside, unnamed } = data

  const notes = [
    overCap > 0 && say(text.loadOver, { count: overCap }),
    outside > 0 && say(text.loadOutside, { count: outside }),
    overCap + outside === 0 && text.loadKept,
    unnamed > 0 && say(text.loadUnnamed, { count: unnamed }),
  ].filter((note) => note !== false)

  return (
    <>
      <p>{say(text.loadLead, { most, largest, atOnce })}</p>
      {notes.map((note) => (
        <p key={note} className="soft">
          {note}
        </p>
      ))}
      <ul className="target-people">
        {data.list.map((rater) => (
          <RaterLine key={rater.id} load={rater} />
        ))}
      </ul>
      <PageBar label={text.load} {...pageTurns(page, data.total, setPage)} />
    </>
  )
}

function RaterLine({ load: { rater, tasks, weeks, overCap } }: { load: RaterLoad }) {
  const text = useText(targetText)

  const weekText = (week: RaterLoad['weeks'][number]) =>
    say(week.known > 0 ? text.loadWeekKnown : text.loadWeek, week)

  return (
    <li>
      <span>
        {rater} <span className="soft figures">{say(text.loadTasks, { tasks })}</span>{' '}
        {overCap > 0 && <StateTag tone="bad">{say(text.loadOverTag, { count: overCap })}</StateTag>}
      </span>
      <span className="soft figures">{weeks.map(weekText).join(' · ')}</span>
    </li>
  )
}
