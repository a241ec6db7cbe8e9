import { book } from '../../../platform/texts/book.ts'

export const outsiderText = book({
  title: ['院外教师', 'External teachers'],
  lead: [
    '还没有账号的院外教师先在这里登记，再开通账号；每人只能开通一次。有了账号，就可以录入师资库。',
    'Record external teachers without an account here, then create their account; each can get only one. With an account, they can be entered in the teacher library.',
  ],
  record: ['登记院外教师', 'Record an external teacher'],
  recorded: ['已登记 {name}，可以开通账号', '{name} is recorded and can be given an account'],
  recordedOn: ['{day} 登记', 'Recorded on {day}'],
  account: ['账号 {username}', 'Account {username}'],
  open: ['开通账号', 'Create the account'],
  remove: ['删除登记', 'Delete'],
  removeQuestion: ['删除 {name} 的登记？', 'Delete the record of {name}?'],
  removeNote: [
    '删除后不能再为这次登记开通账号；需要时可以重新登记。',
    'No account can be created from this record afterwards; record the teacher again if needed.',
  ],
  removed: ['已删除 {name} 的登记', 'The record of {name} has been deleted'],
  nobody: ['还没有登记院外教师', 'No external teachers recorded yet'],
})
