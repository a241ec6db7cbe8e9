import { quantityWords } from '@residency/contract/areas/workload/quantity/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useOwnQuantity } from './quantity.queries.ts'
import { quantityText } from './quantity.text.ts'
import { QuantityParts } from './quantity-parts.tsx'

/** View key workload/quantity/own: what the own standard asks for, by stage and department. */
export default function OwnQuantityPage() {
  const { own: text } = useText(quantityText)
  const title = useText(quantityWords).menus['works.ownQuantity']
  const { data, error, refetch } = useOwnQuantity()
  if (data === undefined)
    return <Pending title={title} error={error} onRetry={() => void refetch()} />

  return (
    <section>
      <PageHead title={title} lead={text.lead} />
      {data === null && <div className="panel list-message">{text.notTrainee}</div>}
      {data?.stages.length === 0 && <div className="panel list-message">{text.none}</div>}
      {data && (
        <QuantityParts of={data} entriesPath={(id) => `/workload/own?requirementId=${id}`} />
      )}
    </section>
  )
}
