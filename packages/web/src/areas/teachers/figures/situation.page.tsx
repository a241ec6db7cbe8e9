import { Empty } from 'antd'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { IndicatorCards } from './indicator-cards.tsx'
import './situation.css'
import { useSituation } from './situation.queries.ts'
import { situationText } from './situation.text.ts'
import { SituationHead } from './situation-head.tsx'
import { DepartmentChart, SplitChart } from './split-chart.tsx'

/**
 * View key teacher/situation/index: indicators and figures of teachers; every bar opens the list
 * behind it.
 */
export default function SituationPage() {
  const text = useText(situationText)
  const [query, setQuery] = useSearchParams()
  const baseId = query.get('baseId')
  const isLacking = query.get('lacksCore') === '1'
  const { data, error, refetch } = useSituation(baseId)
  const departments = useRef<HTMLDivElement>(null)

  const put = (name: string, value: string | null) => {
    const fresh = new URLSearchParams(query)
    if (value) fresh.set(name, value)
    else fresh.delete(name)
    setQuery(fresh, { replace: true, preventScrollReset: true })
  }

  const showLacking = () => {
    put('lacksCore', '1')
    departments.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <section aria-label={text.title}>
      <SituationHead data={data} baseId={baseId} onBase={(id) => put('baseId', id)} />
      {!data && <PendingPanel error={error} onRetry={() => void refetch()} />}
      {data && data.total.teachers === 0 && (
        <Empty className="panel" image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.none} />
      )}
      {data && (
        <IndicatorCards indicators={data.indicators} baseId={baseId} onLacking={showLacking} />
      )}
      {data && (
        <div className="chart-columns">
          <div ref={departments}>
            <DepartmentChart
              baseId={baseId}
              isLacking={isLacking}
              onLacking={(isOn) => put('lacksCore', isOn ? '1' : null)}
            />
          </div>
          <div>
            <SplitChart key={`base${baseId}`} split="base" baseId={baseId} />
            <SplitChart key={`level${baseId}`} split="level" baseId={baseId} />
            <SplitChart key={`title${baseId}`} split="title" baseId={baseId} />
          </div>
        </div>
      )}
    </section>
  )
}
