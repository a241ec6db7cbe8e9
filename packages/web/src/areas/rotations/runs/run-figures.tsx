import type { SolverRun } from '@residency/contract/areas/rotations/plan/run.contract'
import { Alert } from 'antd'
import { useMemo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Chart } from '../../../ui/chart.tsx'
import { planText } from '../plan/plan.text.ts'

/**
 * The best value, the lower bound and the gap between them. "Optimal" is only shown when it is
 * proven.
 */
export function RunFigures({
  run: { value, bound, isProven },
}: {
  run: Pick<SolverRun, 'value' | 'bound' | 'isProven'>
}) {
  const text = useText(planText)
  if (value === null) return null

  const gap = bound === null ? null : value - bound

  return (
    <div className="run-figures">
      <dl>
        <div>
          <dt>{text.best}</dt>
          <dd className="figures">{value}</dd>
        </div>
        {bound !== null && (
          <div>
            <dt>{text.lower}</dt>
            <dd className="figures">{bound}</dd>
          </div>
        )}
      </dl>
      {gap !== null && (
        <p className="plan-note">
          {isProven || gap === 0
            ? text.optimal
            : say(text.notOptimal, {
                gap,
                percent: Math.ceil((gap / Math.max(1, bound!)) * 1000) / 10,
              })}
        </p>
      )}
    </div>
  )
}

/**
 * Points of preferences that the plan meets, and the most that any plan with as few seats could meet, as
 * far as it was proven.
 */
export function RunPreferences({ run: { preferences } }: { run: Pick<SolverRun, 'preferences'> }) {
  const text = useText(planText)
  if (!preferences) return null

  const { met, wanted, most } = preferences

  const describeBound = () => {
    if (met >= wanted) return text.preferencesAll
    if (most === null) return text.preferencesNoBound
    if (met >= most) return text.preferencesProven

    return say(text.preferencesBound, { most, gap: most - met })
  }

  return (
    <p className="figures">
      {say(text.preferencesMet, { met, wanted })}{' '}
      <span className="plan-note">{describeBound()}</span>
    </p>
  )
}

/** Departments that have fewer trainees than they need, and whether that is proven. */
export function RunShortages({
  run: { shortages, isShortProven },
}: {
  run: Pick<SolverRun, 'shortages' | 'isShortProven'>
}) {
  const text = useText(planText)
  if (shortages.length === 0) return null

  return (
    <Alert
      type="warning"
      showIcon
      title={isShortProven ? text.shortProven : text.shortOpen}
      description={
        <ul className="run-conflict">
          {shortages.map((shortage) => (
            <li key={shortage}>{shortage}</li>
          ))}
        </ul>
      }
    />
  )
}

/** Seconds below which no curve is drawn. */
const WORTH_SECONDS = 1

/** Value and bound over time, as steps. */
export function RunCurve({ run }: { run: SolverRun }) {
  const text = useText(planText)
  const { curve } = run

  const option = useMemo(() => {
    const steps = (key: 'value' | 'bound') =>
      curve.flatMap((point) => (point[key] === null ? [] : [[point.seconds, point[key]]]))

    const line = (name: string, data: unknown[]) => ({
      name,
      type: 'line',
      step: 'end',
      showSymbol: data.length < 2,
      data,
    })

    return {
      xAxis: { type: 'value', min: 0, axisLabel: { formatter: '{value} s' } },
      yAxis: { type: 'value', scale: true, minInterval: 1 },
      series: [line(text.best, steps('value')), line(text.lower, steps('bound'))],
    }
  }, [curve, text.best, text.lower])

  if ((curve.at(-1)?.seconds ?? 0) < WORTH_SECONDS || !curve.some((point) => point.value !== null))
    return null

  return (
    <Chart
      title={text.curve}
      summary={say(text.curveSummary, { value: run.value ?? '', bound: run.bound ?? '' })}
      option={option}
      height={200}
    />
  )
}
