export const certificatesZh = {
  auditActions: {
    'certificateRecord.pass': '师资证书审核通过',
    'certificateRecord.reject': '师资证书审核不通过',
    'certificateRecord.withdraw': '撤回师资证书',
    'certificateRecord.undo': '撤销师资证书审核决定',
    'teachers.certificate.add': '登记师资证书',
  },
  fields: {
    kind: '证书类别',
    number: '证书编号',
    issuer: '发证机构',
    issuedOn: '发证日期',
    validUntil: '有效期至',
    validity: '有效状态',
    certificateId: '续期的证书',
    files: '证书扫描件',
    state: '状态',
  },
  validities: { valid: '有效', expiring: '90 天内到期', expired: '已过期' },
  recordActions: { add: '新增', renew: '续期' },
  flows: {
    certificateRecord: {
      states: { submitted: '待审核', passed: '已通过', rejected: '未通过', withdrawn: '已撤回' },
      actions: { pass: '通过', reject: '不通过', withdraw: '撤回' },
    },
  },
  permissions: {
    'teachers:certificate:own': '登记本人师资证书',
    'teachers:certificate:list': '查看师资证书',
    'teachers:certificate:review': '审核师资证书',
    'teachers:certificate:export': '导出师资证书',
  },
  menus: { 'teaching.certificate': '师资证书', 'teaching.certificateRecord': '证书审核' },
  errors: {
    certificateNumberTaken: '这个类别和编号的证书已登记，请核对证书编号',
    certificateUnderReview: '这张证书已提交，正在审核，无需重复提交',
    certificateKindUnknown: '请选择一个在用的证书类别',
    certificateInFuture: '发证日期不能晚于今天',
    certificateUnknown: '要续期的证书不存在，请刷新后重新选择',
  },
  issues: { 'certificate.endsEarly': '有效期不能早于发证日期' },
  sheets: {
    certificates: {
      title: '师资证书',
      columns: {
        name: '姓名',
        department: '科室',
        kind: '证书类别',
        number: '证书编号',
        issuer: '发证机构',
        issuedOn: '发证日期',
        validUntil: '有效期至',
        validity: '有效状态',
      },
      rules: {},
    },
  },
} as const
