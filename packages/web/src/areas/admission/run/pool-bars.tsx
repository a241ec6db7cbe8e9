import { pointsText } from '@residency/contract/areas/admission/outcome.public'
import type { PoolOfRun } from '@residency/contract/areas/admission/run/run.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { Skeleton } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useRunPools } from './admission.queries.ts'
import { admissionText } from './admission.text.ts'

/** The pools of a run as bars of their seats: admitted, free, cut-off score, waiting. */
export function PoolBars({ runId }: { runId: number }) {
  const text = useText(admissionText)
  const { data, error } = useRunPools(runId)
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />

  return (
    <ul className="pool-bars" aria-label={text.poolsTitle}>
      {data.map((pool) => (
        <PoolBar key={pool.id} pool={pool} />
      ))}
    </ul>
  )
}

function PoolBar({ pool }: { pool: PoolOfRun }) {
  const text = useText(admissionText)
  const { traineeKinds } = useText(signupWords)
  const { seats, admitted, cutoffTotal: cutoff } = pool
  const free = seats - admitted

  const fullnessOf = () => {
    if (seats === 0) return text.noSeats

    return free ? say(text.free, { free }) : text.full
  }

  return (
    <li>
      <span className="pool-name">
        <strong>{pool.offer}</strong>
        <small>
          {pool.traineeKind ? `${pool.base} · ${traineeKinds[pool.traineeKind]}` : pool.base}
        </small>
      </span>
      <span className="pool-bar" aria-hidden="true">
        <span style={{ width: `${seats ? (admitted / seats) * 100 : 0}%` }} />
      </span>
      <span className="pool-seats figures">
        {say(text.seatsOf, { admitted, seats })} <small>{fullnessOf()}</small>
      </span>
      <span className="pool-cutoff figures">
        {cutoff === null && seats > 0 && text.noCutoff}
        {cutoff !== null && say(text.cutoff, { total: pointsText(cutoff) })}
      </span>
      <span className="pool-waiting figures">
        {pool.waiting > 0 && say(text.waiting, { count: pool.waiting })}
      </span>
    </li>
  )
}
