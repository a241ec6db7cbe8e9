import { book } from '../../../kernel/label.ts'
import { courseEn } from './words.en.ts'
import { courseZh } from './words.zh-CN.ts'

export const courseWords = book(courseZh, courseEn)
