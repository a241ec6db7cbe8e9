import { book } from '../../../kernel/label.ts'
import { paperEn } from './words.en.ts'
import { paperZh } from './words.zh-CN.ts'

export const paperWords = book(paperZh, paperEn)
