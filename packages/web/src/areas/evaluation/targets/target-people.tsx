import type { TargetPerson } from '@residency/contract/areas/evaluation/targets/target.contract'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { pageTurns } from '../../../ui/tables/page-bar.rules.ts'
import { PageBar } from '../../../ui/tables/page-bar.tsx'
import { useTargetPeople } from './target.queries.ts'
import { targetText } from './target.text.ts'
import './targets.css'

/** Whom a draft would ask by the present facts. */
export function TargetPeople({ id }: { id: number }) {
  const text = useText(targetText)
  const [page, setPage] = useState({ pageNum: 1, pageSize: 20 })
  const { data, error, refetch } = useTargetPeople({ id, ...page })
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />
  if (data.total === 0) return <p role="alert">{text.nobody}</p>

  return (
    <>
      <p>
        {say(text.peopleLead, { subjects: data.total, raters: data.raters, tasks: data.tasks })}
      </p>
      <ul className="target-people">
        {data.list.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people of a preview are only read
          <Person key={index} targetPerson={row} />
        ))}
      </ul>
      <PageBar {...pageTurns(page, data.total, setPage)} />
    </>
  )
}

function Person({ targetPerson }: { targetPerson: TargetPerson }) {
  const text = useText(targetText)
  const more =
    targetPerson.raterCount > targetPerson.raters.length
      ? ` ${say(text.more, { count: targetPerson.raterCount })}`
      : ''
  const unnamed =
    targetPerson.raterCount === 0
      ? text.noRater
      : say(text.ownRaters, { count: targetPerson.raterCount })

  return (
    <li>
      <span>
        {targetPerson.subject}{' '}
        {targetPerson.note && <span className="soft">{targetPerson.note}</span>}
      </span>
      <span className="soft">
        {targetPerson.raters.length === 0 ? unnamed : targetPerson.raters.join(' · ') + more}
      </span>
    </li>
  )
}
