export const bankZh = {
  auditActions: { 'teachers.bank.save': '登记银行信息' },
  fields: { bankName: '开户银行', bankAccount: '银行账号' },
  permissions: { 'teachers:bank:read': '查看教师银行账号' },
  errors: { bankNeedsEntry: '认定师资资格后才能登记银行信息', bankAccountMasked: '请填写完整的银行账号' },
  issues: {},
  sheets: {
    bank: {
      title: '教师银行信息',
      columns: { username: '用户名', name: '姓名', department: '带教科室', bankName: '开户银行', bankAccount: '银行账号' },
      rules: {},
    },
  },
} as const
