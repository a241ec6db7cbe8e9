import { book } from '../../../platform/texts/book.ts'

export const closedText = book({
  closed: [
    '现在没有开放的报名；已报名的可以登录查看进度。',
    'Sign-up is closed at the moment. If you have signed up, log in to follow your progress.',
  ],
})
