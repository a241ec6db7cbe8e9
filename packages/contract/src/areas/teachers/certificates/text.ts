import { book } from '../../../kernel/text/label.ts'

export const certificateWords = book({
  auditActions: {
    'certificateRecord.pass': ['师资证书审核通过', 'Teacher certificate passed'],
    'certificateRecord.reject': ['师资证书审核不通过', 'Teacher certificate rejected'],
    'certificateRecord.withdraw': ['撤回师资证书', 'Teacher certificate withdrawn'],
    'certificateRecord.undo': ['撤销师资证书审核决定', 'Teacher certificate: decision undone'],
    'teachers.certificate.add': ['登记师资证书', 'Teacher certificate submitted'],
  },
  fields: {
    kind: ['证书类别', 'Kind'],
    number: ['证书编号', 'Number'],
    issuer: ['发证机构', 'Issued by'],
    issuedOn: ['发证日期', 'Issued on'],
    validUntil: ['有效期至', 'Valid until'],
    validity: ['有效状态', 'Validity'],
    certificateId: ['续期的证书', 'Renewed certificate'],
    files: ['证书扫描件', 'Scan of the certificate'],
    state: ['状态', 'State'],
    waiting: ['待我处理', 'Waiting for me'],
  },
  validities: { valid: ['有效', 'Valid'], expiring: ['90 天内到期', 'Expires within 90 days'], expired: ['已过期', 'Expired'] },
  recordActions: { add: ['新增', 'New'], renew: ['续期', 'Renewal'] },
  flows: {
    certificateRecord: {
      states: {
        submitted: ['待审核', 'Awaiting review'],
        passed: ['已通过', 'Passed'],
        rejected: ['未通过', 'Rejected'],
        withdrawn: ['已撤回', 'Withdrawn'],
      },
      actions: { pass: ['通过', 'Pass'], reject: ['不通过', 'Reject'], withdraw: ['撤回', 'Withdraw'] },
    },
  },
  permissions: {
    'teachers:certificate:own': ['登记本人师资证书', 'Submit own certificates'],
    'teachers:certificate:list': ['查看师资证书', 'See teachers’ certificates'],
    'teachers:certificate:review': ['审核师资证书', 'Review teachers’ certificates'],
    'teachers:certificate:export': ['导出师资证书', 'Export teachers’ certificates'],
  },
  menus: { 'teaching.certificate': ['师资证书', 'Certificates'], 'teaching.certificateRecord': ['证书审核', 'Certificate review'] },
  errors: {
    certificateNumberTaken: [
      '这个类别和编号的证书已登记，请核对证书编号',
      'A certificate of this kind with this number is already on record; check the number',
    ],
    handedInNumberTaken: [
      '证书编号 {number} 已登记在他人名下，请先核对并处理这张证书',
      'The number {number} is recorded for somebody else; check that certificate first',
    ],
    certificateUnderReview: ['这张证书已提交，正在审核，无需重复提交', 'This certificate has already been submitted and is being reviewed'],
    certificateKindUnknown: ['请选择一个在用的证书类别', 'Choose a kind of certificate that is in use'],
    certificateInFuture: ['发证日期不能晚于今天', 'The day of issue cannot be later than today'],
    certificateUnknown: ['要续期的证书不存在，请刷新后重新选择', 'The certificate to renew does not exist; reload and choose again'],
  },
  issues: { 'certificate.endsEarly': ['有效期不能早于发证日期', 'The certificate cannot expire before its day of issue'] },
  sheets: {
    certificates: {
      title: ['师资证书', 'Teacher certificates'],
      columns: {
        name: ['姓名', 'Name'],
        department: ['科室', 'Department'],
        kind: ['证书类别', 'Kind'],
        number: ['证书编号', 'Number'],
        issuer: ['发证机构', 'Issued by'],
        issuedOn: ['发证日期', 'Issued on'],
        validUntil: ['有效期至', 'Valid until'],
        validity: ['有效状态', 'Validity'],
      },
      rules: {},
    },
  },
})
