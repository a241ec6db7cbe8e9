import { book } from '../../../platform/texts/book.ts'

export const questionText = book({
  isTrue: ['正确', 'True'],
  isFalse: ['错误', 'False'],
  blankOf: ['第 {n} 空', 'Blank {n}'],
  choose: ['请选择', 'Choose'],
  answerHere: ['在此作答', 'Answer here'],
  matchOf: ['{prompt} 对应', '{prompt} goes with'],
  partOf: ['第 {n} 问', 'Part {n}'],
  options: ['备选答案', 'Options'],
})
