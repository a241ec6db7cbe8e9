export const changesZh = {
  fields: {
    title: '职称',
    titleSince: '取得职称日期',
    education: '学历',
    degree: '学位',
    specialty: '专业',
    specialtySince: '从事本专业起始日期',
    teachingSince: '开始带教日期',
  },
  auditActions: {
    'teacherChange.pass': '师资资料变更审核通过',
    'teacherChange.reject': '师资资料变更审核不通过',
    'teacherChange.withdraw': '撤回师资资料变更',
    'teacherChange.undo': '撤销师资资料变更审核决定',
    'teachers.change.ask': '申请变更师资资料',
  },
  flows: {
    teacherChange: {
      states: { submitted: '待审核', passed: '已变更', rejected: '未通过', withdrawn: '已撤回' },
      actions: { pass: '通过', reject: '不通过', withdraw: '撤回' },
    },
  },
  permissions: {
    'teachers:change:own': '申请变更本人师资资料',
    'teachers:change:list': '查看师资资料变更',
    'teachers:change:review': '审核师资资料变更',
  },
  menus: { 'teaching.change': '资料变更' },
  errors: {
    changeUnderReview: '已有一份资料变更在审核中，请等待审核或先撤回',
    changeNoProfile: '还没有审核过的师资资料，请在申请师资资格时填写',
    changeNothing: '填写的内容与现有资料相同，没有需要变更的内容',
    changeProfileMoved: '申请后资料已有变动（{fields}），不能通过，请填写原因不予通过，由本人重新申请',
    changeChoiceUnknown: '“{label}”的选项不存在或已停用，请重新选择',
    changeInFuture: '“{label}”不能晚于今天',
  },
  issues: {},
} as const
