import type { ExchangeDetail } from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { exchangeWords } from '@residency/contract/areas/teachers/exchange/text'
import { useText } from '../../../platform/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { exchangeText } from './exchange.text.ts'
import { daysOf } from './exchange-columns.tsx'

/** What an application says. */
export function ExchangeFacts({ one }: { one: ExchangeDetail }) {
  const text = useText(exchangeText)
  const { fields, exchangeKinds } = useText(exchangeWords)
  return (
    <FactList
      facts={[
        [fields.exchangeKind, exchangeKinds[one.kind]],
        [text.department, one.department],
        [fields.topic, one.topic, true],
        [one.isPartner ? fields.unitId : fields.institution, one.host],
        [fields.place, one.place],
        [text.days, daysOf(one)],
        [fields.costYuan, one.costYuan === null ? null : String(one.costYuan)],
        [fields.purpose, one.purpose, true],
        [text.applied, one.createTime],
        [text.reported, one.reportTime],
        ...(one.reportUntil ? [[text.reportUntil, one.reportUntil] as const] : []),
        ...(one.reason ? [[text.reason, one.reason, true] as const] : []),
      ]}
    />
  )
}
