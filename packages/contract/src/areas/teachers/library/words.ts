import { book } from '../../../kernel/label.ts'
import { libraryEn } from './words.en.ts'
import { libraryZh } from './words.zh-CN.ts'

export const libraryWords = book(libraryZh, libraryEn)
