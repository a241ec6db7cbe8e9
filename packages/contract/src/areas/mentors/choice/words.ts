import { book } from '../../../kernel/label.ts'
import { mentorChoiceEn } from './words.en.ts'
import { mentorChoiceZh } from './words.zh-CN.ts'

export const mentorChoiceWords = book(mentorChoiceZh, mentorChoiceEn)
