import { book } from '../../../kernel/label.ts'
import { newsEn } from './words.en.ts'
import { newsZh } from './words.zh-CN.ts'

export const newsWords = book(newsZh, newsEn)
