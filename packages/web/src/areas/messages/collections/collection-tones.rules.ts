import type {
  CollectionItemState,
  CollectionState,
} from '@residency/contract/areas/messages/collections/collection.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const COLLECTION_TONES: Readonly<Record<CollectionState, Tone>> = {
  open: 'busy',
  closed: 'calm',
}

export const ITEM_TONES: Readonly<Record<CollectionItemState, Tone>> = {
  asked: 'wait',
  uploaded: 'busy',
  accepted: 'good',
  returned: 'bad',
}

/** Whether the own files can be handed in or replaced now. */
export const mayHandIn = (item: { state: CollectionItemState; isTaking: boolean }) =>
  item.isTaking && item.state !== 'accepted'

export const isReturned = (state: CollectionItemState) => state === 'returned'
