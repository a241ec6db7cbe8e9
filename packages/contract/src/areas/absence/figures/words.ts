import { book } from '../../../kernel/label.ts'
import { figuresEn } from './words.en.ts'
import { figuresZh } from './words.zh-CN.ts'

export const figureWords = book(figuresZh, figuresEn)
