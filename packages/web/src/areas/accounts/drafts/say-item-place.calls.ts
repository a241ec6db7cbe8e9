import { toast } from '../../../platform/feedback.ts'
import { say, textNow } from '../../../platform/texts/i18n.ts'
import { outboxText } from './outbox.text.ts'
import type { ItemPlace } from './use-outbox.ts'

/**
 * Says where items are that an outbox has taken; "saved" is only shown once the server has them.
 */
export function sayItemPlace(place: ItemPlace, count: number) {
  const text = textNow(outboxText)
  if (place === 'device') toast.success(say(text.held, { count }))
  else toast.warning(say(text.heldHere, { count }))
}
