import type { SolverRun } from '@residency/contract/areas/rotations/plan/run.contract'
import { Progress } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { planText } from '../plan/plan.text.ts'
import { isQueued, percentUsed } from './run.rules.ts'
import { RunCurve, RunFigures } from './run-figures.tsx'

/** A computation under way: how long, what it has found so far. */
export function RunProgress({ run }: { run: SolverRun }) {
  const text = useText(planText)
  if (isQueued(run)) return <p role="status">{text.queued}</p>
  if (run.kind === 'explain') return <p role="status">{text.explaining}</p>

  const passed = Math.floor(run.passed)

  return (
    <div className="run">
      <p role="status">{say(text.running, { seconds: passed })}</p>
      <Progress percent={percentUsed(run)} aria-label={text.solveTitle} showInfo={false} />
      {run.value === null ? <p>{text.searching}</p> : <RunFigures run={run} />}
      <RunCurve run={run} />
    </div>
  )
}
