import { book } from '../../../platform/i18n.ts'

export const outsiderText = book(
  {
    title: '院外教师',
    lead: '还没有账号的院外教师先在这里登记，再开通账号；每人只能开通一次。有了账号，就可以录入师资库。',
    record: '登记院外教师',
    recorded: '已登记 {name}，可以开通账号',
    recordedOn: '{day} 登记',
    account: '账号 {username}',
    open: '开通账号',
    remove: '删除登记',
    removeQuestion: '删除 {name} 的登记？',
    removeNote: '删除后不能再为这次登记开通账号；需要时可以重新登记。',
    removed: '已删除 {name} 的登记',
    nobody: '还没有登记院外教师',
  },
  {
    title: 'Teachers from outside',
    lead: 'A teacher from outside without an account is recorded here and then given one, once. With an account, the teacher can be entered in the library.',
    record: 'Record a teacher from outside',
    recorded: '{name} is recorded and can be given an account',
    recordedOn: 'Recorded on {day}',
    account: 'Account {username}',
    open: 'Create the account',
    remove: 'Remove',
    removeQuestion: 'Remove {name} from this list?',
    removeNote: 'No account can be created for this record afterwards; record the teacher again if needed.',
    removed: '{name} has been removed from this list',
    nobody: 'No teacher from outside is recorded yet',
  },
)
