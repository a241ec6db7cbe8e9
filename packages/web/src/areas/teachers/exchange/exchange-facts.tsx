import type { ExchangeDetail } from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { exchangeWords } from '@residency/contract/areas/teachers/exchange/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { exchangeText } from './exchange.text.ts'
import { daysOf } from './exchange-columns.tsx'

/** What an application says. */
export function ExchangeFacts({ exchange }: { exchange: ExchangeDetail }) {
  const text = useText(exchangeText)
  const { fields, exchangeKinds } = useText(exchangeWords)
  return (
    <FactList
      facts={[
        [fields.exchangeKind, exchangeKinds[exchange.kind]],
        [text.department, exchange.department],
        [fields.topic, exchange.topic, true],
        [exchange.isPartner ? fields.unitId : fields.institution, exchange.host],
        [fields.place, exchange.place],
        [text.days, daysOf(exchange)],
        [fields.costYuan, exchange.costYuan === null ? null : String(exchange.costYuan)],
        [fields.purpose, exchange.purpose, true],
        [text.applied, exchange.createTime],
        [text.reported, exchange.reportTime],
        ...(exchange.reportUntil ? [[text.reportUntil, exchange.reportUntil] as const] : []),
        ...(exchange.reason ? [[text.reason, exchange.reason, true] as const] : []),
      ]}
    />
  )
}
