import {
  type getTarget,
  type listTargetTasks,
  MIN_SHOWN,
} from '@residency/contract/areas/evaluation/targets/target.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { pageTurns } from '../../../ui/tables/page-bar.rules.ts'
import { PageBar } from '../../../ui/tables/page-bar.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useTargetTasks } from './target.queries.ts'
import { targetText } from './target.text.ts'
import './targets.css'

/** Who has answered, those who have not first; of an anonymous target only how many. */
export function TargetTasks({ target }: { target: AnswerOf<typeof getTarget> }) {
  const text = useText(targetText)
  const [page, setPage] = useState({ pageNum: 1, pageSize: 20 })
  const { data, error, refetch } = useTargetTasks({ id: target.id, ...page })
  if (target.isAnonymous)
    return (
      <p className="soft">
        {text.tasksBlind}
        {target.later > 0 && ` ${say(text.later, { later: target.later })}`}
        {target.tooFew > 0 && (
          <strong> {say(text.tooFew, { count: target.tooFew, fewest: MIN_SHOWN })}</strong>
        )}
      </p>
    )

  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  return (
    <>
      <p className="figures">
        {say(text.progressOf, { done: target.done, all: target.all })}
        {target.later > 0 && ` · ${say(text.later, { later: target.later })}`}
      </p>
      <ul className="target-people">
        {data.list.map((row) => (
          <li key={row.id}>
            <span>
              {row.subject} {row.note && <span className="soft">{row.note}</span>}
            </span>
            <span>
              {row.rater} <TaskState task={row} />
            </span>
          </li>
        ))}
      </ul>
      <PageBar {...pageTurns(page, data.total, setPage)} />
    </>
  )
}

type Task = AnswerOf<typeof listTargetTasks>['list'][number]

/** Whether it is done, waits, opens later, or ended because of too little contact. */
function TaskState({ task }: { task: Task }) {
  const text = useText(targetText)

  if (task.isDropped) return <StateTag tone="calm">{text.dropped}</StateTag>
  if (task.done) return <StateTag tone="good">{text.done}</StateTag>
  if (task.isLater)
    return <StateTag tone="calm">{say(text.opensOn, { day: task.opensOn })}</StateTag>

  return <StateTag tone="wait">{text.notDone}</StateTag>
}
