import { book } from '../../../platform/texts/book.ts'

export const certificateText = book({
  title: ['师资证书', 'Certificates'],
  lead: ['{total} 张证书，先到期的排在前面', '{total} {total:certificate|certificates}, the first to expire on top'],
  empty: [
    '还没有师资证书：教师在“我的师资资格”中登记，审核通过后列在这里',
    'No certificates yet: teachers submit them under “My qualification”; once passed, they are listed here',
  ],
  recordsTitle: ['证书审核', 'Certificate review'],
  recordsLead: ['{total} 份登记，其中待审核的排在最前', '{total} {total:submission|submissions}, those awaiting review first'],
  noneRecords: [
    '没有证书登记：教师在“我的师资资格”中登记新证书或续期，在这里审核',
    'Nothing submitted: teachers submit new certificates and renewals under “My qualification”; they are reviewed here',
  ],
  search: ['姓名或证书编号', 'Name or number'],
  name: ['姓名', 'Name'],
  department: ['科室', 'Department'],
  endless: ['长期有效', 'No expiry'],
  what: ['登记类型', 'Submission type'],
  handedIn: ['登记时间', 'Submitted'],
  reason: ['原因', 'Reason'],
  scans: ['扫描件', 'Scans'],
  done: {
    pass: ['{name} 的证书已通过', 'The certificate of {name} was passed'],
    reject: ['{name} 的证书未通过', 'The certificate of {name} was rejected'],
  },
  gone: ['这份登记已不存在', 'This record no longer exists'],
  own: {
    title: ['我的证书', 'My certificates'],
    none: [
      '还没有登记证书。培训合格证书等登记并审核后，申请师资资格时自动核对。',
      'No certificates yet. Once submitted and passed, training certificates are checked automatically when you apply for a qualification.',
    ],
    add: ['登记证书', 'Submit a certificate'],
    renew: ['续期', 'Renew'],
    renewTitle: ['续期 {kind}', 'Renew {kind}'],
    withdraw: ['撤回', 'Withdraw'],
    withdrawQuestion: ['撤回这张证书的登记？', 'Withdraw this certificate?'],
    withdrawNote: ['撤回后可以重新登记。', 'You can submit it again.'],
    withdrawn: ['登记已撤回', 'The certificate is withdrawn'],
    handedIn: ['证书已提交，等待审核', 'Certificate submitted; it will be reviewed'],
    reason: ['未通过的原因：{reason}', 'Rejected because: {reason}'],
    until: ['{issuer} · 有效期至 {until}', '{issuer} · valid until {until}'],
    endless: ['{issuer} · 长期有效', '{issuer} · no expiry'],
    untilHelp: ['长期有效的证书不填', 'Leave empty if it does not expire'],
  },
})
