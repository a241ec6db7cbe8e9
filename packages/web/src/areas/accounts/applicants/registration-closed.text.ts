import { book } from '../../../platform/texts/book.ts'

export const closedText = book({
  closed: ['现在没有开放的报名；已报名的可以登录查看进度。', 'No intake takes sign-ups at the moment; log in to see how far yours is.'],
})
