import { book } from '../../../kernel/label.ts'
import { patientsEn } from './words.en.ts'
import { patientsZh } from './words.zh-CN.ts'

export const patientWords = book(patientsZh, patientsEn)
