import { useText } from '../../../platform/texts/i18n.ts'
import { OrderDialog } from '../order-dialog.tsx'
import { useAllGuides, useOrderGuides } from './guide.queries.ts'
import { guideText } from './guide.text.ts'

/** All guides, for ordering. */
export function OrderGuides({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText(guideText)
  const guides = useAllGuides(isOpen)
  const order = useOrderGuides()

  const items = guides.data?.list.map(({ id, title, isPublished }) => ({
    id,
    name: title,
    ...(isPublished ? {} : { note: text.draft }),
  }))

  return (
    <OrderDialog
      title={text.order}
      isOpen={isOpen}
      onClose={onClose}
      items={guides.isFetching ? undefined : items}
      save={order.mutateAsync}
    />
  )
}
