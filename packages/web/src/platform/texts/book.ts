import {
  type Book,
  book as bookOf,
  type PairTree,
  pairsOf,
  type Texts,
} from '@residency/contract/kernel/label'
import { roomWords } from './room-words.text.ts'

type RoomWords = (typeof roomWords)['zh-cn']
type WithRoomWords<T> = Texts<T> & Omit<RoomWords, keyof T>

/**
 * Texts of one room with the common words (room-words.text.ts); a room's own word of the same name
 * wins.
 */
export const book = <const T extends PairTree>(pairs: T) =>
  bookOf({ ...pairsOf(roomWords), ...pairs }) as unknown as Book<WithRoomWords<T>>
