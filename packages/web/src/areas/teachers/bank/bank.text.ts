import { book } from '../../../platform/i18n.ts'

export const bankText = book(
  {
    title: '我的银行信息',
    lead: '用于发放带教报酬；账号加密保存，只有财务人员可以查看完整账号。',
    later: '认定师资资格后可以在这里登记开户银行和账号。',
    edit: '修改',
    add: '登记银行信息',
    saved: '银行信息已保存',
    help: '8 至 32 位数字，可带空格',
    doubtful: '这个账号没有通过银行卡校验，可能有一位输错，请核对；存折等账号可忽略。',
    check: '请核对',
    show: '查看银行账号',
    of: '{name} 的银行信息',
    notGiven: '还没有登记银行信息。',
    audited: '本次查看已记入审计日志。',
  },
  {
    title: 'My bank information',
    lead: 'For payments to teachers; the number is kept encrypted, and only those who pay see it as a whole.',
    later: 'Bank and account number can be kept here once you are qualified.',
    edit: 'Change',
    add: 'Add bank information',
    saved: 'Bank information kept',
    help: '8 to 32 digits, with or without spaces',
    doubtful: 'This number fails the check digit of bank cards; perhaps a digit is wrong. Accounts that are no cards may be kept.',
    check: 'Please check',
    show: 'Show account number',
    of: 'Bank information of {name}',
    notGiven: 'No bank information was given yet.',
    audited: 'That you have read it is in the audit log.',
  },
)
