import type { PlanRow } from '@residency/contract/areas/rotations/plan/plan.contract'
import { Button, Radio, Select } from 'antd'
import { useId, useState } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { currentMonth, monthOfPlan } from '../plan/months.rules.ts'
import { planText } from '../plan/plan.text.ts'
import '../../../ui/fields/fields.css'

export type Order = {
  kind: 'solve' | 'repair' | 'explain'
  seconds: number
  fromMonth: number | null
}

type StartRunProps = { plan: PlanRow; isBusy: boolean; onStart: (order: Order) => void }
const KINDS = ['solve', 'repair'] as const
const SECONDS = [10, 30, 60, 120, 300, 900]
const A_MINUTE = 60

/** What to compute, and for how long at most. */
export function StartRun({ plan, isBusy, onStart }: StartRunProps) {
  const text = useText(planText)
  const id = useId()
  const [kind, setKind] = useState<(typeof KINDS)[number]>('solve')
  const [seconds, setSeconds] = useState(plan.traineeCount > A_MINUTE ? 120 : 30)
  const [fromMonth, setFromMonth] = useState(() =>
    Math.min(plan.months - 1, currentMonth(plan.startsOn, todayInShanghai())),
  )

  const months = Array.from({ length: plan.months }, (_, index) => ({
    value: index,
    label: monthOfPlan(plan.startsOn, index),
  }))

  const lengths = SECONDS.map((value) => ({
    value,
    label:
      value < A_MINUTE
        ? say(text.secondsOf, { count: value })
        : say(text.minutesOf, { count: value / A_MINUTE }),
  }))

  return (
    <div className="start-run">
      <Radio.Group value={kind} onChange={({ target }) => setKind(target.value)}>
        {KINDS.map((kind) => (
          <Radio key={kind} value={kind}>
            <span className="run-kind">
              {text.kinds[kind]}
              <span className="plan-note">{text.kindHelp[kind]}</span>
            </span>
          </Radio>
        ))}
      </Radio.Group>
      <div className="form-columns">
        {kind === 'repair' ? (
          <div>
            <label htmlFor={`${id}m`}>{text.fromMonth}</label>
            <Select
              id={`${id}m`}
              value={fromMonth}
              options={months}
              onChange={setFromMonth}
              showSearch
            />
          </div>
        ) : (
          <div>
            <label htmlFor={`${id}s`}>{text.seconds}</label>
            <Select id={`${id}s`} value={seconds} options={lengths} onChange={setSeconds} />
            <p className="plan-note">{text.secondsHelp}</p>
          </div>
        )}
      </div>
      <Button
        type="primary"
        loading={isBusy}
        onClick={() => onStart({ kind, seconds, fromMonth: kind === 'repair' ? fromMonth : null })}
      >
        {text.start}
      </Button>
    </div>
  )
}
