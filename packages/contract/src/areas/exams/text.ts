import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { examWords } from './exam/text.ts'
import { inductionWords } from './induction/text.ts'
import { markingWords } from './marking/text.ts'
import { takingWords } from './taking/text.ts'

export const examsWords = joinWords(book({}), examWords, takingWords, markingWords, inductionWords)
