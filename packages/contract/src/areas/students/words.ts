import { book } from '../../kernel/label.ts'
import { traineesEn } from './words.en.ts'
import { traineesZh } from './words.zh-CN.ts'

export const studentsWords = book(traineesZh, traineesEn)
