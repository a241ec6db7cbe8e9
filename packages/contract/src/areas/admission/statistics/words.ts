import { book } from '../../../kernel/label.ts'
import { statisticsEn } from './words.en.ts'
import { statisticsZh } from './words.zh-CN.ts'

export const statisticsWords = book(statisticsZh, statisticsEn)
