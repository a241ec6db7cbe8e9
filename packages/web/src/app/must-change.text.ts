import { book } from '../platform/texts/book.ts'

export const mustChangeText = book({
  title: ['先设置你自己的密码', 'Set your own password first'],
  lead: ['现在用的是一次性密码。设置新密码后即可开始使用。', 'You logged in with a one-time password. Set a new password to start.'],
  account: ['当前账号：', 'Account:'],
})
