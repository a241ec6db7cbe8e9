import { book } from '../../../kernel/label.ts'
import { awardCompetitionEn } from './words.en.ts'
import { awardCompetitionZh } from './words.zh-CN.ts'

export const awardCompetitionWords = book(awardCompetitionZh, awardCompetitionEn)
