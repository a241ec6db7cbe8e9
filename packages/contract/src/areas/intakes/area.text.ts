import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { intakesWords } from './text.ts'

/**
 * The words under the name that intakes and admission are published with: the labels of fields stay
 * with their own calls.
 */
export const intakesAreaWords = joinWords(book({}), intakesWords)
