import { book } from '../../../kernel/label.ts'
import { changesEn } from './words.en.ts'
import { changesZh } from './words.zh-CN.ts'

export const traineeChangeWords = book(changesZh, changesEn)
