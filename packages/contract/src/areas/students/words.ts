import { book } from '../../kernel/label.ts'
import { studentsEn } from './words.en.ts'
import { studentsZh } from './words.zh-CN.ts'

export const studentsWords = book(studentsZh, studentsEn)
