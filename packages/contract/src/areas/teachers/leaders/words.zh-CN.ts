export const leadersZh = {
  auditActions: {
    'teachers.leader.appoint': '任命医疗组长',
    'teachers.leader.update': '修改医疗组长任期',
    'teachers.leader.end': '提前结束医疗组长任期',
  },
  fields: {
    userId: '医疗组长',
    leader: '医疗组长',
    team: '医疗组',
    startsOn: '任期从',
    endsOn: '任期至',
    term: '任期',
    appointedBy: '任命人',
    endReason: '提前结束原因',
  },
  terms: { coming: '未开始', running: '在任', ending: '90 天内到期', over: '已结束' },
  permissions: {
    'teachers:leader:list': '查看医疗组长',
    'teachers:leader:edit': '任命医疗组长',
    'teachers:leader:export': '导出医疗组长',
  },
  menus: { 'teaching.leaders': '医疗组长' },
  errors: {
    teamLedAlready: '这个医疗组在 {from} 至 {until} 已由{name}担任组长，请调整任期',
    leaderNotQualified: '请从师资库中选择资格有效的教师',
    leaderPlaceUnknown: '请选择由你管理的培训基地及其在用科室',
    termNotRunning: '任期已结束，不能再修改；需要时请重新任命',
  },
  issues: { 'leader.endsEarly': '任期结束日期不能早于开始日期' },
  sheets: {
    leaders: {
      title: '医疗组长',
      columns: {
        leader: '医疗组长',
        team: '医疗组',
        base: '培训基地',
        department: '科室',
        startsOn: '任期从',
        endsOn: '任期至',
        term: '状态',
        endReason: '提前结束原因',
        appointedBy: '任命人',
      },
      rules: {},
    },
  },
} as const
