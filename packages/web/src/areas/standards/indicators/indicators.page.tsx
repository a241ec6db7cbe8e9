import { indicatorsWords } from '@residency/contract/areas/standards/indicators/text'
import { Empty } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { BaseSummaries } from './base-summaries.tsx'
import type { EnterFiguresProps } from './enter-figures.tsx'
import { useBaseSummaries, useFiguresOfBase } from './indicator.queries.ts'
import { indicatorText } from './indicator.text.ts'
import { IndicatorsHead } from './indicators-head.tsx'
import { MeasuredIndicators } from './measured-indicators.tsx'

const EnterFigures = lazyDialog<EnterFiguresProps>(() =>
  import('./enter-figures.tsx').then((part) => part.default),
)

/**
 * View key standard/indicator/index: bases compared with the national minimum; `?baseId=` one of
 * them, `?year=` its last year.
 */
export default function IndicatorsPage() {
  const text = useText(indicatorText)
  const title = useText(indicatorsWords).menus['standard.indicators']
  const [query, setQuery] = useSearchParams()
  const yearInAddress = Number(query.get('year')) || null
  const all = useBaseSummaries(yearInAddress)
  const bases = all.data?.bases ?? []
  const baseId = Number(query.get('baseId')) || (bases.length === 1 ? bases[0]!.id : null)
  const figures = useFiguresOfBase(baseId, yearInAddress)
  const [isOpen, setOpen] = useState(false)

  const put = (name: 'baseId' | 'year', value: string | undefined) => {
    const fresh = new URLSearchParams(query)
    if (value) fresh.set(name, value)
    else fresh.delete(name)
    setQuery(fresh, { replace: true, preventScrollReset: true })
  }

  const pathOf = (id: number) =>
    `?${new URLSearchParams({ ...Object.fromEntries(query), baseId: String(id) })}`
  const base = baseId === null ? undefined : figures.data
  const pending = baseId === null ? all : figures

  return (
    <section aria-label={title}>
      <IndicatorsHead
        title={title}
        bases={bases}
        base={base}
        baseId={baseId}
        put={put}
        year={base?.year ?? all.data?.year}
        onEnter={() => setOpen(true)}
      />
      {!pending.data && (
        <PendingPanel error={pending.error} onRetry={() => void pending.refetch()} />
      )}
      {all.data && bases.length === 0 && (
        <Empty className="panel" image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.noBase} />
      )}
      {baseId === null && <BaseSummaries bases={bases} pathOf={pathOf} />}
      {base && <MeasuredIndicators base={base} />}
      <EnterFigures isOpen={isOpen} base={base} onClose={() => setOpen(false)} />
    </section>
  )
}
