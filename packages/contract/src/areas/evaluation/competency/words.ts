import { book } from '../../../kernel/label.ts'
import { competencyEn } from './words.en.ts'
import { competencyZh } from './words.zh-CN.ts'

export const competencyWords = book(competencyZh, competencyEn)
