import { book } from '../../platform/texts/book.ts'

export const shiftEndText = book({
  nextDay: ['次日 {time}', '{time} the next day'],
})
