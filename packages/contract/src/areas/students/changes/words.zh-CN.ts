export const changesZh = {
  auditActions: {
    'students.change.ask': '申请变更学员资料',
    'students.change.fields': '修改需审核的学员资料',
    'traineeChange.pass': '学员资料变更审核通过',
    'traineeChange.reject': '学员资料变更审核不通过',
    'traineeChange.withdraw': '撤回学员资料变更',
    'traineeChange.apply': '直接修改学员资料',
    'traineeChange.undo': '撤销学员资料变更审核决定',
  },
  fields: {
    field: '资料项',
    value: '变更为',
    note: '变更原因',
    state: '状态',
    studentId: '学员',
    isProtected: '需审核',
    needsPapers: '需证明材料',
  },
  ownRecord: { file: '学员档案', changes: '学员资料变更', before: '原来', after: '变更为', asked: '时间', refusal: '未通过的原因' },
  flows: {
    traineeChange: {
      states: { submitted: '待审核', passed: '已变更', rejected: '未通过', withdrawn: '已撤回', applied: '直接修改' },
      actions: { pass: '通过', reject: '不通过', withdraw: '撤回', apply: '直接修改' },
    },
  },
  waiting: { reviewTraineeChanges: '份学员资料变更待审核' },
  fileRecords: { traineeChange: '学员资料变更' },
  permissions: {
    'students:change:own': '申请变更本人学员资料',
    'students:change:list': '查看学员资料变更',
    'students:change:review': '审核学员资料变更',
    'students:change:fields': '设置需审核的学员资料',
  },
  menus: { 'training.changes': '资料变更' },
  errors: {
    changeOpen: '“{field}”已有一份变更申请在审核中（{day} 提交），请等待审核或先撤回',
    changeSame: '与现有的“{field}”相同，没有需要变更的内容',
    changeNotNeeded: '“{field}”不需要审核，请在档案中直接修改',
    changePapers: '变更“{field}”需要证明材料，请至少上传一份',
    changeMoved: '申请后“{field}”已有变动，不能通过；请填写原因不予通过，由本人重新申请',
    changeTaken: '这个“{field}”属于另一个账号，请核对',
  },
} as const
