import { book } from '../../../platform/texts/book.ts'

export const bankText = book({
  title: ['我的银行信息', 'My bank information'],
  lead: [
    '用于发放带教报酬；账号加密保存，只有财务人员可以查看完整账号。',
    'For teaching payments. The account number is stored encrypted; only finance staff can see it in full.',
  ],
  later: ['认定师资资格后可以在这里登记开户银行和账号。', 'You can enter your bank and account number here once you are qualified.'],
  edit: ['修改', 'Change'],
  add: ['登记银行信息', 'Add bank information'],
  saved: ['银行信息已保存', 'Bank information saved'],
  help: ['8 至 32 位数字，可带空格', '8 to 32 digits, with or without spaces'],
  doubtful: [
    '这个账号没有通过银行卡校验，可能有一位输错，请核对；存折等账号可忽略。',
    'This number fails the bank card check, so a digit may be wrong; check it. Ignore this for accounts without a card, such as passbooks.',
  ],
  check: ['请核对', 'Check'],
  show: ['查看银行账号', 'Show account number'],
  of: ['{name} 的银行信息', 'Bank information of {name}'],
  notGiven: ['还没有登记银行信息。', 'No bank information entered yet.'],
  audited: ['本次查看已记入审计日志。', 'This access has been recorded in the audit log.'],
})
