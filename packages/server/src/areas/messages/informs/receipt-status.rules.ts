import type { RECEIPT_STATUSES } from '@residency/contract/areas/messages/informs/inform.contract'
import type { OWN_INFORM_STATUSES } from '@residency/contract/areas/messages/informs/own-inform.contract'

type Receipt = { isUrgent: boolean; readAt: Date | null; confirmedAt: Date | null }

/** How far a recipient is, as the sender sees it: an urgent inform counts once it is confirmed. */
export function receiptStatusOf({
  isUrgent,
  readAt,
  confirmedAt,
}: Receipt): (typeof RECEIPT_STATUSES)[number] {
  if (confirmedAt) return 'confirmed'
  if (!readAt) return 'unread'

  return isUrgent ? 'toConfirm' : 'read'
}

/**
 * The same for the recipient: an urgent inform is to be confirmed, read or not; one that was
 * withdrawn asks nothing any more.
 */
export function ownStatusOf(
  receipt: Receipt & { withdrawnAt: Date | null },
): (typeof OWN_INFORM_STATUSES)[number] {
  if (receipt.withdrawnAt) return 'withdrawn'

  const status = receiptStatusOf(receipt)
  return receipt.isUrgent && status === 'unread' ? 'toConfirm' : status
}
