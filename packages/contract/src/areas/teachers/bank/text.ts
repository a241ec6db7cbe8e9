import { book } from '../../../kernel/text/label.ts'

export const bankWords = book({
  auditActions: { 'teachers.bank.save': ['登记银行信息', 'Bank information saved'] },
  fields: { bankName: ['开户银行', 'Bank'], bankAccount: ['银行账号', 'Account number'] },
  permissions: { 'teachers:bank:read': ['查看教师银行账号', 'See teachers’ account numbers'] },
  errors: {
    bankNeedsEntry: ['认定师资资格后才能登记银行信息', 'Bank information can be entered once you are qualified'],
    bankAccountMasked: ['请填写完整的银行账号', 'Enter the full account number'],
  },
  issues: {},
  sheets: {
    bank: {
      title: ['教师银行信息', 'Teachers’ bank information'],
      columns: {
        username: ['用户名', 'User name'],
        name: ['姓名', 'Name'],
        department: ['带教科室', 'Department'],
        bankName: ['开户银行', 'Bank'],
        bankAccount: ['银行账号', 'Account number'],
      },
      rules: {},
    },
  },
})
