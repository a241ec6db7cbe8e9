import { book } from '../../../platform/texts/book.ts'

export const outsiderText = book({
  title: ['院外教师', 'Teachers from outside'],
  lead: [
    '还没有账号的院外教师先在这里登记，再开通账号；每人只能开通一次。有了账号，就可以录入师资库。',
    'A teacher from outside without an account is recorded here and then given one, once. With an account, the teacher can be entered in the library.',
  ],
  record: ['登记院外教师', 'Record a teacher from outside'],
  recorded: ['已登记 {name}，可以开通账号', '{name} is recorded and can be given an account'],
  recordedOn: ['{day} 登记', 'Recorded on {day}'],
  account: ['账号 {username}', 'Account {username}'],
  open: ['开通账号', 'Create the account'],
  remove: ['删除登记', 'Remove'],
  removeQuestion: ['删除 {name} 的登记？', 'Remove {name} from this list?'],
  removeNote: [
    '删除后不能再为这次登记开通账号；需要时可以重新登记。',
    'No account can be created for this record afterwards; record the teacher again if needed.',
  ],
  removed: ['已删除 {name} 的登记', '{name} has been removed from this list'],
  nobody: ['还没有登记院外教师', 'No teacher from outside is recorded yet'],
})
