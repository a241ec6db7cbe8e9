import type { PlanComparison } from '@residency/contract/areas/rotations/plan/plan.contract'
import { planWords } from '@residency/contract/areas/rotations/plan/text'
import { Select } from 'antd'
import { useId, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { ChangeList } from './change-list.tsx'
import './plan.css'
import type { SolvePanelProps } from '../runs/solve-panel.tsx'
import { usePlanName } from './plan.columns.tsx'
import { usePlanComparison, usePlans } from './plan.queries.ts'
import { planText } from './plan.text.ts'

/**
 * A plan compared with another one of its base: figures, peaks of departments, who is elsewhere.
 */
export default function ComparePanel({ plan, isOpen, onClose }: SolvePanelProps) {
  const text = useText(planText)
  const { flows } = useText(planWords)
  const nameOf = usePlanName()
  const id = useId()
  const [chosen, setOther] = useState<number | null>(null)
  const plans = usePlans(isOpen ? { pageNum: 1, pageSize: 50, baseId: String(plan.baseId) } : null)
  const others = (plans.data?.list ?? []).filter((one) => one.id !== plan.id)
  // the plan in force is what people ask about first
  const other = chosen ?? (others.find((one) => one.publishedAt !== null) ?? others[0])?.id ?? null

  const options = others.map((other) => ({
    value: other.id,
    label: [nameOf(other), flows.rotationPlan.states[other.state]].join(' · '),
  }))

  return (
    <SidePanel title={text.compareTitle} isOpen={isOpen} onClose={onClose} width={680}>
      <label htmlFor={id}>{text.compareWith}</label>
      <Select
        id={id}
        value={other}
        options={options}
        onChange={setOther}
        loading={plans.isLoading}
        className="compare-choice"
      />
      {other !== null && <Compared id={plan.id} other={other} />}
    </SidePanel>
  )
}

function Compared({ id, other }: { id: number; other: number }) {
  const text = useText(planText)
  // the other plan is what was, this one what is to be
  const { data, error, refetch } = usePlanComparison(other, id)
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  return (
    <div className="run">
      <Figures data={data} />
      <h2>
        {data.changedMonths === 0
          ? text.same
          : say(text.changedMonths, { count: data.changedMonths })}
      </h2>
      {data.changedMonths > 0 && <ChangeList changes={data.changes} />}
    </div>
  )
}

function Figures({ data: { left, right, departments } }: { data: PlanComparison }) {
  const text = useText(planText)
  const nameOf = usePlanName()
  const differing = departments.filter((department) => department.left !== department.right)

  const rows = [
    { key: 'peak', label: text.peak, left: left.value, right: right.value },
    { key: 'conflicts', label: text.conflicts, left: left.conflicts, right: right.conflicts },
    { key: 'moves', label: text.siteMoves, left: left.moves, right: right.moves },
    ...differing.map((difference) => ({
      key: String(difference.id),
      label: `${difference.name} ${text.peakOf}`,
      left: difference.left,
      right: difference.right,
    })),
  ]

  return (
    <table className="change-list">
      <thead>
        <tr>
          <td />
          <th scope="col">{nameOf(left)}</th>
          <th scope="col">{nameOf(right)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            <td className="figures">{row.left}</td>
            <td className="figures">{row.right}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
