import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { bankWords } from './bank/text.ts'
import { formatWords } from './formats/text.ts'
import { paperWords } from './papers/text.ts'

export const questionsWords = joinWords(book({}), bankWords, formatWords, paperWords)
