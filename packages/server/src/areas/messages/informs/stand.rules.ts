import type { RECEIPT_STANDS } from '@residency/contract/areas/messages/informs/inform.contract'
import type { OWN_STANDS } from '@residency/contract/areas/messages/informs/own-inform.contract'

type Receipt = { is_urgent: boolean; read_at: Date | null; confirmed_at: Date | null }
/** How far a recipient is, as the sender sees it: an urgent inform counts once it is confirmed. */
export function receiptStandOf({ is_urgent, read_at, confirmed_at }: Receipt): (typeof RECEIPT_STANDS)[number] {
  if (confirmed_at) return 'confirmed'
  if (!read_at) return 'unread'
  return is_urgent ? 'toConfirm' : 'read'
}
/** The same for the recipient: an urgent inform is to be confirmed, read or not; one that was withdrawn asks nothing any more. */
export function ownStandOf(receipt: Receipt & { withdrawn_at: Date | null }): (typeof OWN_STANDS)[number] {
  if (receipt.withdrawn_at) return 'withdrawn'
  const stand = receiptStandOf(receipt)
  return receipt.is_urgent && stand === 'unread' ? 'toConfirm' : stand
}
