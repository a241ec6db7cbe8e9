import { book } from '../../kernel/label.ts'
import { traineesEn } from './trainees/words.en.ts'
import { traineesZh } from './trainees/words.zh-CN.ts'

/** Words of the area that every room of it uses: what a training is made of. */
export const studentsWords = book(traineesZh, traineesEn)
