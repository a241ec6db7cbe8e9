import { book } from '../../../kernel/text/label.ts'

export const bankWords = book({
  auditActions: { 'teachers.bank.save': ['登记银行信息', 'Bank information kept'] },
  fields: { bankName: ['开户银行', 'Bank'], bankAccount: ['银行账号', 'Account number'] },
  permissions: { 'teachers:bank:read': ['查看教师银行账号', 'See account numbers of teachers'] },
  errors: {
    bankNeedsEntry: ['认定师资资格后才能登记银行信息', 'Bank information can be kept once you are qualified'],
    bankAccountMasked: ['请填写完整的银行账号', 'Please enter the whole account number'],
  },
  issues: {},
  sheets: {
    bank: {
      title: ['教师银行信息', 'Bank information of teachers'],
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
