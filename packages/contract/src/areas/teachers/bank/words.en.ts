import type { SameWords } from '../../../kernel/index.ts'
import type { bankZh } from './words.zh-CN.ts'

export const bankEn = {
  auditActions: { 'teachers.bank.save': 'Bank information kept' },
  fields: { bankName: 'Bank', bankAccount: 'Account number' },
  permissions: { 'teachers:bank:read': 'See account numbers of teachers' },
  errors: {
    bankNeedsEntry: 'Bank information can be kept once you are qualified',
    bankAccountMasked: 'Please enter the whole account number',
  },
  issues: {},
  sheets: {
    bank: {
      title: 'Bank information of teachers',
      columns: { username: 'User name', name: 'Name', department: 'Department', bankName: 'Bank', bankAccount: 'Account number' },
      rules: {},
    },
  },
} as const satisfies SameWords<typeof bankZh>
