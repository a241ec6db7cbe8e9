import { blockWords } from '@residency/contract/areas/rotations/blocks/words'
import { ownWords } from '@residency/contract/areas/rotations/trainee-rotations/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room, with the states of stays. */
export const useOwnWords = () => ({ ...useText(ownWords), states: useText(blockWords).flows.rotationBlock.states })
