import type { InformState } from '@residency/contract/areas/messages/informs/inform.flow'
import type { OwnInform } from '@residency/contract/areas/messages/informs/own-inform.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const INFORM_TONES: Readonly<Record<InformState, Tone>> = {
  draft: 'calm',
  scheduled: 'wait',
  sent: 'good',
  withdrawn: 'bad',
}

export const OWN_TONES: Readonly<Record<OwnInform['status'], Tone>> = {
  unread: 'busy',
  toConfirm: 'wait',
  read: 'calm',
  confirmed: 'good',
  withdrawn: 'bad',
}

/** Whether the recipients were fixed. */
export const hasRecipients = (state: InformState) => state === 'sent' || state === 'withdrawn'
export const isToConfirm = (status: OwnInform['status']) => status === 'toConfirm'

/** Opening it is not yet recorded. */
export const isNew = (inform: { readAt: string | null; withdrawnAt: string | null }) =>
  inform.readAt === null && inform.withdrawnAt === null
