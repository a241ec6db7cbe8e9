import type { Split } from '@residency/contract/areas/teachers/figures/situation.contract'
import { Switch } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { pageTurns } from '../../../ui/tables/page-bar.rules.ts'
import { PageBar } from '../../../ui/tables/page-bar.tsx'
import { BarList } from './bar-list.tsx'
import { peoplePath } from './situation.paths.ts'
import { useSplit } from './situation.queries.ts'
import { situationText } from './situation.text.ts'

const FILTER_OF: Readonly<Record<Split, string>> = {
  base: 'baseId',
  department: 'departmentId',
  title: 'title',
  level: 'level',
}

type Props = {
  split: Split
  baseId: string | null
  lacksCore?: boolean
  tools?: ReactNode
  empty?: string
}

/** Teachers by a split, as bars under the question they answer. */
export function SplitChart({ split, baseId, lacksCore = false, tools, empty }: Props) {
  const text = useText(situationText)
  const heading = useId()
  const [page, setPage] = useState({ pageNum: 1, pageSize: 10 })
  const input = { split, ...page, ...(lacksCore ? { lacksCore: '1' as const } : {}) }
  const { data, error, refetch } = useSplit(baseId, input)
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  const max = Math.max(...data.list.map(({ teachers }) => teachers), 1)

  return (
    <section className="panel split-chart" aria-labelledby={heading}>
      <div className="panel-head">
        <h2 id={heading}>{text.questions[split]}</h2>
        {tools}
      </div>
      <p className="bar-legend soft" aria-hidden="true">
        <i className="bar-core" /> {text.legendCore} <i className="bar-general" />{' '}
        {text.legendGeneral}
      </p>
      {data.total === 0 && <p className="soft">{empty ?? text.noGroup}</p>}
      <BarList
        groups={data.list}
        most={max}
        pathOf={({ key }) => peoplePath({ baseId, [FILTER_OF[split]]: key })}
      />
      {data.total > 10 && <PageBar {...pageTurns(page, data.total, setPage)} />}
    </section>
  )
}

type DepartmentProps = {
  baseId: string | null
  isLacking: boolean
  onLacking: (isLacking: boolean) => void
}

/** Departments, those without a core teacher first or alone. */
export function DepartmentChart({ baseId, isLacking, onLacking }: DepartmentProps) {
  const text = useText(situationText)
  const id = useId()

  const tools = (
    <span className="nowrap">
      <Switch id={id} checked={isLacking} onChange={onLacking} />{' '}
      <label htmlFor={id}>{text.onlyLacking}</label>
    </span>
  )

  const chartProps = {
    baseId,
    lacksCore: isLacking,
    tools,
    ...(isLacking ? { empty: text.noneLacking } : {}),
  }

  return <SplitChart key={`${baseId}${isLacking}`} split="department" {...chartProps} />
}
