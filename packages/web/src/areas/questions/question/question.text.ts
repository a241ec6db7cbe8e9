import { book } from '../../../platform/i18n.ts'

export const questionText = book(
  {
    isTrue: '正确',
    isFalse: '错误',
    blankOf: '第 {n} 空',
    choose: '请选择',
    answerHere: '在此作答',
    matchOf: '{prompt} 对应',
    partOf: '第 {n} 问',
    options: '备选答案',
  },
  {
    isTrue: 'True',
    isFalse: 'False',
    blankOf: 'Blank {n}',
    choose: 'Choose',
    answerHere: 'Write here',
    matchOf: '{prompt} goes with',
    partOf: 'Part {n}',
    options: 'Options',
  },
)
