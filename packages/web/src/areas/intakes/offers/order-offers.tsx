import { say, useText } from '../../../platform/texts/i18n.ts'
import { OrderDialog } from '../../settings/order.public.ts'
import { useAllOffers, useOrderOffers } from './offer.queries.ts'
import { offerText } from './offer.text.ts'
import type { IntakeOption } from './use-offer-list.ts'

/** All offers of an intake, for ordering. */
export function OrderOffers({
  isOpen,
  intake,
  onClose,
}: {
  isOpen: boolean
  intake: IntakeOption | undefined
  onClose: () => void
}) {
  const text = useText(offerText)
  const id = intake?.value ?? 0
  const offers = useAllOffers(id, isOpen)
  const order = useOrderOffers()

  return (
    <OrderDialog
      title={say(text.orderTitle, { intake: intake?.label ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      items={
        offers.isFetching
          ? undefined
          : offers.data?.map((offer) => ({ id: offer.id, name: offer.major, note: offer.unit }))
      }
      save={(ids) => order.mutateAsync({ id, ids })}
    />
  )
}
