import { blocksEn } from '@residency/contract/areas/rotations/blocks/words.en'
import { blocksZh } from '@residency/contract/areas/rotations/blocks/words.zh-CN'
import { ownWords } from '@residency/contract/areas/rotations/trainee-rotations/words'
import { book } from '@residency/contract/kernel/label'
import { useText } from '../../../platform/i18n.ts'

const states = book(blocksZh.flows.rotationBlock.states, blocksEn.flows.rotationBlock.states)
/** Domain words of the room, with the states of stays. */
export const useOwnWords = () => ({ ...useText(ownWords), states: useText(states) })
