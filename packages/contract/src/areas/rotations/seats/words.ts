import { book } from '../../../kernel/label.ts'
import { seatsEn } from './words.en.ts'
import { seatsZh } from './words.zh-CN.ts'

export const seatsWords = book(seatsZh, seatsEn)
