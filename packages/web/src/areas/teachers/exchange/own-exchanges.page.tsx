import type { OwnExchange } from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import '../teachers.css'
import { useOwnExchanges } from './exchange.queries.ts'
import { exchangeText } from './exchange.text.ts'
import type { ExchangeFormProps } from './exchange-form.tsx'
import { OwnExchangeCard } from './own-exchange.tsx'
import type { ReportFormProps } from './report-form.tsx'

const ExchangeForm = lazyDialog<ExchangeFormProps>(() =>
  import('./exchange-form.tsx').then((part) => part.default),
)

const ReportForm = lazyDialog<ReportFormProps & { isOpen: boolean }>(() =>
  import('./report-form.tsx').then((part) => part.default),
)

/** View key teacher/exchange/own: the own exchanges, the latest first. */
export default function OwnExchangesPage() {
  const { own: text } = useText(exchangeText)
  const [isOpen, setOpen] = useState(false)
  const reportForm = useRowDialog<OwnExchange>()
  const { data, error, refetch } = useOwnExchanges()
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  const apply = (
    <Button type="primary" onClick={() => setOpen(true)}>
      {text.apply}
    </Button>
  )

  return (
    <section>
      <div className="screen-head">
        <div>
          <h1>{text.title}</h1>
          <p className="screen-lead">{text.lead}</p>
        </div>
        {data.length > 0 && <div className="screen-actions">{apply}</div>}
      </div>
      {data.length === 0 && (
        <div className="panel list-message">
          <p>{text.none}</p>
          {apply}
        </div>
      )}
      {data.map((exchange) => (
        <OwnExchangeCard
          key={exchange.id}
          exchange={exchange}
          onReport={() => reportForm.open(exchange)}
        />
      ))}
      <ExchangeForm isOpen={isOpen} onClose={() => setOpen(false)} />
      <ReportForm
        isOpen={reportForm.isOpen}
        exchange={reportForm.opened}
        onClose={reportForm.close}
      />
    </section>
  )
}
