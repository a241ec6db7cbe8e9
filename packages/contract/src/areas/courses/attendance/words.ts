import { book } from '../../../kernel/label.ts'
import { attendanceEn } from './words.en.ts'
import { attendanceZh } from './words.zh-CN.ts'

export const attendanceWords = book(attendanceZh, attendanceEn)
