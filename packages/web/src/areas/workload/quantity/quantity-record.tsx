import { quantityWords } from '@residency/contract/areas/workload/quantity/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { useQuantity } from './quantity.queries.ts'
import { quantityText } from './quantity.text.ts'
import { QuantityParts } from './quantity-parts.tsx'

/** What the standard of one trainee asks for. */
export function QuantityRecord({ id }: { id: number }) {
  const text = useText(quantityText)
  const list = useText(quantityWords).menus['works.quantity']
  const { data, error, refetch } = useQuantity(id)
  if (!data) return <RecordPending list={list} error={error} onRetry={() => void refetch()} />

  const facts = [
    { label: text.search, value: data.number },
    { label: text.cohort, value: data.cohort },
    { label: text.done, value: say(text.percent, { value: data.percent ?? 100 }) },
  ]

  return (
    <>
      <DetailScreen
        title={data.name}
        list={list}
        state={null}
        sections={[{ title: text.whole, facts }]}
      />
      <QuantityParts
        of={data}
        entriesPath={(requirementId) =>
          `/workload/entries?traineeId=${id}&requirementId=${requirementId}`
        }
      />
    </>
  )
}
