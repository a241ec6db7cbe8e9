export { QUESTION } from './bank/insert-questions.ts'
export { bandsOf, plainText } from './pairs/likeness.rules.ts'
export { lockPaper } from './papers/lock-paper.ts'
